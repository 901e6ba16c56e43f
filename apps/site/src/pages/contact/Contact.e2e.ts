import { randomUUID } from 'node:crypto';
import { company } from '@heldermatch/facts';
import { expect, test } from 'vitest';
import {
  backend,
  goTo,
  newVisitor,
  visit,
  stopClock,
  box,
  press,
  toastOf,
  toast,
  newAddress,
  fillContact,
} from '../../../e2e/browser.ts';

const contactCalls = '**/functions/v1/submit-contact-form';

test('an empty contact form reports the first mistake in a toast and each at its field', async () => {
  const { page } = await visit('/contact');
  await press(page, 'Bericht verzenden');
  await toast(page, 'Validatiefout', 'Naam moet minimaal 2 tekens zijn');
  const text = await page.getByRole('tabpanel').innerText();
  expect(text).toContain('Naam moet minimaal 2 tekens zijn');
  expect(text).toContain('Ongeldig e-mailadres');
  expect(text).toContain('Bericht moet minimaal 10 tekens zijn');
  expect(text).toContain('U moet akkoord gaan met de privacyverklaring');
  expect(await page.locator(':focus').getAttribute('name')).toBe('name');

  await box(page, 'Naam').fill('Anna');
  await press(page, 'Bericht verzenden');
  await toast(page, 'Validatiefout', 'Ongeldig e-mailadres');
  expect(await page.locator(':focus').getAttribute('name')).toBe('email');
});

test('while a message is sent, its fields are disabled and the button says Verzenden...', async () => {
  const { page } = await visit('/contact');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(contactCalls, async (route) => {
    await held;
    await route.continue();
  });
  await fillContact(page);
  await press(page, 'Bericht verzenden');
  await page.getByRole('button', { name: 'Verzenden...' }).waitFor();
  expect(await box(page, 'Naam').isDisabled()).toBe(true);
  expect(await box(page, 'Bericht').isDisabled()).toBe(true);
  release();
  await toast(page, 'Bericht verzonden!');
});

test("the server's error text is shown as 'Fout', and the typed values stay", async () => {
  const { page } = await visit('/contact');
  await page.route(contactCalls, (route) =>
    route.fulfill({
      status: 429,
      headers: { 'access-control-allow-origin': '*' },
      json: { error: 'U heeft te veel berichten verzonden.' },
    }),
  );
  await fillContact(page);
  await press(page, 'Bericht verzenden');
  await toast(page, 'Fout', 'U heeft te veel berichten verzonden.');
  expect(await box(page, 'Naam').inputValue()).toBe("Zoë D'Hondt-van 't Hek");
  expect(await page.getByRole('checkbox').isChecked()).toBe(true);
});

test.each([
  ['a dead network', (route: { abort: () => Promise<void> }) => route.abort()],
  [
    'an answer that is no JSON',
    (route: { fulfill: (answer: object) => Promise<void> }) =>
      route.fulfill({
        status: 200,
        headers: { 'access-control-allow-origin': '*' },
        contentType: 'text/html',
        body: '<h1>Bad gateway</h1>',
      }),
  ],
])("%s shows 'Er ging iets mis' with a contact address, and keeps the form", async (_, answer) => {
  const { page } = await visit('/contact');
  await page.route(contactCalls, answer);
  await fillContact(page);
  await press(page, 'Bericht verzenden');
  await toast(
    page,
    'Er ging iets mis',
    `Probeer het later opnieuw of neem direct contact op via ${company.email}. Het is niet zeker`,
  );
  expect(await box(page, 'Bericht').inputValue()).toBe('Graag een demo volgende week.');

  await page.unroute(contactCalls);
  await press(page, 'Bericht verzenden');
  await toast(page, 'Bericht verzonden!');
});

test('a message that never left the browser is not reported as uncertain', async () => {
  const { page } = await visit('/contact');
  await fillContact(page);
  await page.context().setOffline(true);
  await press(page, 'Bericht verzenden');
  await toast(page, 'Er ging iets mis', company.email);
  expect(await toastOf(page).innerText()).not.toContain('niet zeker');
});

test('a message whose response is lost is stored once, however often it is sent again', async () => {
  const { page } = await visit('/contact');
  const text = `Graag een demo ${randomUUID()}`;
  const keys: unknown[] = [];
  await page.route(contactCalls, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  const send = async () => {
    await press(page, 'Bericht verzenden');
    await toast(page, 'Er ging iets mis', 'Het is niet zeker of uw bericht is aangekomen.');
  };
  await fillContact(page, text);
  await send();
  await send();
  const other = text.replace('een demo', 'twee demo’s');
  await box(page, 'Bericht').fill(other);
  await send();
  await box(page, 'Bericht').fill(other);
  await page.unroute(contactCalls);
  await press(page, 'Bericht verzenden');
  await toast(page, 'Bericht verzonden!');

  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  const inbox = await (await fetch(`${backend}/_local/inbox.json`)).text();
  expect(inbox.split(text)).toHaveLength(2);
  expect(inbox.split(other)).toHaveLength(2);
});

test('the same text can be sent as another message once the first has its response', async () => {
  const { page } = await visit('/contact');
  await stopClock(page);
  const text = `Graag een demo ${randomUUID()}`;
  for (const _ of ['first', 'second']) {
    await fillContact(page, text);
    await press(page, 'Bericht verzenden');
    await page.getByRole('heading', { name: 'Bedankt voor uw bericht' }).waitFor();
    await page.clock.runFor(4100);
    await box(page, 'Naam').waitFor();
  }
  const inbox = await (await fetch(`${backend}/_local/inbox.json`)).text();
  expect(inbox.split(text)).toHaveLength(3);
});

test('a filled honeypot quarantines the message, without an error or an email', async () => {
  const { page } = await visit('/contact');
  const text = `Goedkope pillen ${newAddress()}`;
  await fillContact(page, text);
  await page.locator('input[name="subject-line"]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://spam.example';
  });
  await press(page, 'Bericht verzenden');
  await toast(page, 'Bericht verzonden!');
  const inbox = (await (await fetch(`${backend}/_local/inbox.json`)).json()) as {
    message: string;
    caught: boolean;
  }[];
  expect(inbox.find(({ message }) => message === text)).toMatchObject({ caught: true });
  const mails = await (await fetch(`${backend}/_local/mail.json`)).text();
  expect(mails).not.toContain(text);
});

test("the counter shows 'te veel' exactly when the form rejects the message", async () => {
  const { page } = await visit('/contact');
  const main = page.getByRole('main');
  for (const [message, isRefused] of [
    [`${'x'.repeat(2000)}\n\n`, false],
    [`  ${'é'.normalize('NFD').repeat(2000)}`, false],
    ['x'.repeat(2001), true],
  ] as const) {
    await box(page, 'Bericht').fill(message);
    expect((await main.innerText()).includes('te veel')).toBe(isRefused);
    await press(page, 'Bericht verzenden');
    await toast(page, 'Validatiefout');
    expect((await main.innerText()).includes('mag maximaal 2000 tekens zijn')).toBe(isRefused);
  }
});

test('the thanks link to /compliance, and an empty form replaces them after four seconds', async () => {
  const { page } = await visit('/contact');
  await stopClock(page);
  await fillContact(page);
  await press(page, 'Bericht verzenden');
  const thanks = page.getByRole('heading', { name: 'Bedankt voor uw bericht' });
  await thanks.waitFor();
  const link = page.getByRole('tabpanel').getByRole('link', { name: 'Privacy & DPIA' });
  expect(await link.getAttribute('href')).toBe('/compliance');
  await page.clock.runFor(3900);
  expect(await thanks.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await thanks.waitFor({ state: 'detached' });
  expect(await box(page, 'Naam').inputValue()).toBe('');
  expect(await box(page, 'Bericht').inputValue()).toBe('');
});

test('focus stays in the panel when the form replaces the thanks', async () => {
  const { page } = await visit('/contact');
  await stopClock(page);
  await fillContact(page);
  await press(page, 'Bericht verzenden');
  const thanks = page.getByRole('heading', { name: 'Bedankt voor uw bericht' });
  await thanks.waitFor();
  const panel = page.getByRole('tabpanel');
  expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true);
  await panel.getByRole('link', { name: 'Privacy & DPIA' }).focus();
  await page.clock.runFor(4100);
  await thanks.waitFor({ state: 'detached' });
  const form = panel.getByRole('group', { name: 'Stuur bericht' });
  expect(await form.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('the typed values survive a switch of tabs, and prefill the booking page', async () => {
  const { page } = await visit('/contact?utm_source=nieuwsbrief&utm_campaign=herfst');
  await fillContact(page);
  await page.getByRole('tab', { name: 'Plan direct' }).click();
  await press(page, 'Agenda laden');
  const frame = page.getByTitle('Agenda voor het plannen van een demo');
  await frame.waitFor();
  expect((await frame.boundingBox())?.height).toBe(700);
  await frame.contentFrame().getByText('Zoe@Bedrijf.example').first().waitFor();
  expect(await box(page, 'Naam').isVisible()).toBe(false);
  const src = new URL((await frame.getAttribute('src')) ?? '');
  expect(Object.fromEntries(src.searchParams)).toEqual({
    name: "Zoë D'Hondt-van 't Hek",
    email: 'Zoe@Bedrijf.example',
    utm_source: 'nieuwsbrief',
    utm_campaign: 'herfst',
  });
  await page.getByRole('link', { name: /Open de agenda in een nieuw tabblad/ }).waitFor();
  await page.getByRole('tab', { name: 'Stuur bericht' }).click();
  expect(await box(page, 'Naam').inputValue()).toBe("Zoë D'Hondt-van 't Hek");
});

test('a demo can be booked in the agenda with the keyboard alone', async () => {
  const { page, consoleErrors } = await visit('/contact');
  await fillContact(page);
  await page.getByRole('tab', { name: 'Plan direct' }).click();
  await press(page, 'Agenda laden');
  const agenda = page.getByTitle('Agenda voor het plannen van een demo').contentFrame();
  await agenda.getByRole('radio').first().focus();
  await page.keyboard.press('ArrowRight');
  const day = await agenda.getByRole('radio').and(agenda.locator(':focus')).inputValue();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  const time = await agenda.locator(`[name="time-${day}"]:checked`).inputValue();
  await page.keyboard.press('Tab');
  expect(await agenda.locator(':focus').inputValue()).toBe("Zoë D'Hondt-van 't Hek");
  await page.keyboard.press('Enter');
  await agenda.getByRole('heading', { name: 'Uw demo staat gepland' }).waitFor();
  await agenda.getByText(`om ${time} uur (voorbeeld: er is niets verzonden)`).waitFor();
  expect(consoleErrors).toEqual([]);
});

test('the agenda names its provider and the data it receives, and is requested only after a press', async () => {
  const { page } = await visit('/contact');
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith(`${backend}/_local/booking`)) requests.push(request.url());
  });
  await page.getByRole('tab', { name: 'Plan direct' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Plan direct' });
  await panel
    .getByText(`De agenda is van onze boekingsdienst (${new URL(backend).host})`)
    .waitFor();
  await panel.getByText(/ontvangt die dienst uw IP-\u2060adres/).waitFor();
  expect(requests).toEqual([]);
  await press(page, 'Agenda laden');
  await page.getByTitle('Agenda voor het plannen van een demo').waitFor();
  await expect.poll(() => requests.length).toBe(1);
});

test("'Plan een Demo' opens the agenda's tab, with the campaign of the first page", async () => {
  const { page } = await visit('/?utm_source=nieuwsbrief&utm_medium=email');
  await page.getByRole('link', { name: 'Plan een Demo' }).first().click();
  const tab = page.getByRole('tab', { name: 'Plan direct', selected: true });
  await tab.waitFor();
  expect(new URL(page.url()).search).toBe('');
  await press(page, 'Agenda laden');
  const frame = page.getByTitle('Agenda voor het plannen van een demo');
  const { searchParams } = new URL((await frame.getAttribute('src')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: 'nieuwsbrief',
    utm_medium: 'email',
  });
  await page.getByRole('tab', { name: 'Stuur bericht' }).click();
  await box(page, 'Naam').waitFor();
});

test('a link to the agenda opens its tab, and without JavaScript scrolls to it', async () => {
  const { page } = await visit('/contact#plan-direct');
  await page.getByRole('tab', { name: 'Plan direct', selected: true }).waitFor();
  const plain = await visit('/contact#plan-direct', { javaScriptEnabled: false });
  const top = (await plain.page.locator('#plan-direct').boundingBox())?.y ?? -1;
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(450);
});

test('without JavaScript both panels are stacked, each with its name', async () => {
  const { page } = await visit('/contact', { javaScriptEnabled: false });
  expect(await page.getByRole('tablist').isVisible()).toBe(false);
  const panels = page.locator('[role=tabpanel]');
  expect(
    await panels.evaluateAll((all) =>
      all.map((one) => one.checkVisibility() && getComputedStyle(one, '::before').content),
    ),
  ).toEqual(['"Stuur bericht"', '"Plan direct"']);
});

test('a fallback with a retry replaces a contact module that crashes', async () => {
  const { page, consoleErrors } = await newVisitor();
  // Makes the module throw while it renders.
  await page.addInitScript(() => {
    const { URL } = globalThis;
    Object.assign(globalThis, {
      URL: class extends URL {
        override get host() {
          if (!('isMended' in globalThis)) throw new Error('Kapot');
          return super.host;
        }
      },
    });
  });
  await goTo(page, '/contact');
  const fallback = page.getByRole('alert').filter({ hasText: 'Er ging iets mis' });
  await fallback.waitFor();
  expect(await fallback.innerText()).toContain(
    'De contactmodule kon niet geladen worden. Probeer opnieuw.',
  );
  expect(consoleErrors.join(' ')).toContain('A part of the page crashed');
  await page.evaluate(() => Object.assign(globalThis, { isMended: true }));
  await press(page, 'Probeer opnieuw');
  await box(page, 'Naam').waitFor();
});

test("'Plan Nu' scrolls to the agenda and focuses it", async () => {
  const { page } = await visit('/contact', { viewport: { width: 360, height: 640 } });
  await press(page, 'Plan Nu');
  const tab = page.getByRole('tab', { name: 'Plan direct', selected: true });
  await expect.poll(() => tab.evaluate((element) => element === document.activeElement)).toBe(true);
  // Focus itself doesn't scroll.
  await expect
    .poll(() => tab.evaluate((element) => element.getBoundingClientRect().top))
    .toBeLessThan(640);
});

test('the two tabs of /contact are side by side on the smallest phone', async () => {
  const { page } = await visit('/contact', { viewport: { width: 320, height: 640 } });
  const tops = await page
    .getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().top));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});
