// The site's journeys by keyboard, as a screen reader announces them. Read each transcript as an auditor does:
// everything is announced once, in time and in Dutch.
import { Listener } from '@heldermatch/tooling/heard';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import {
  account,
  box,
  goodPassword,
  goTo,
  mailTo,
  newAddress,
  newVisitor,
  password,
  prefetch,
  toastOf,
} from './browser.ts';

/** Opens a path in a new browser, with a screen reader. */
async function open(path: string) {
  const { page } = await newVisitor();
  const listener = await Listener.start(page);
  await goTo(page, path);
  return { page, listener };
}

const title = (page: Page, text: string | RegExp) =>
  page.getByRole('heading', { level: 1, name: text });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('a message with errors is corrected and sent', async () => {
  const { page, listener } = await open('/contact');
  const schemas = page.waitForRequest(/\/schemas-[^/]+\.js$/);
  await listener.jumpTo(button(page, 'Bericht verzenden'));
  // Focus fetches the code that checks the form. Until then a submit would be pending.
  await page.evaluate(`import(${JSON.stringify((await schemas).url())})`);
  await listener.press('Enter', toastOf(page));
  await listener.type('Anna de Vries');
  await listener.press('Tab');
  await listener.type('anna@bedrijf.example');
  await listener.press('Tab');
  await listener.type('Bedrijf B.V.');
  await listener.tabTo(box(page, 'Bericht'));
  await listener.type('Graag een demo volgende week.');
  await listener.tabTo(page.getByRole('checkbox'));
  await listener.press('Space');
  await listener.tabTo(button(page, 'Bericht verzenden'));
  await listener.press('Enter', page.getByRole('heading', { name: 'Bedankt voor uw bericht' }));
  await listener.wait(4);
  await expect(listener.transcript()).toMatchFileSnapshot('heard/contact.txt');
});

test('a demo is booked', async () => {
  const { page, listener } = await open('/contact');
  await listener.jumpTo(button(page, 'Plan Nu'));
  await listener.press('Enter', button(page, 'Agenda laden'));
  await listener.press('ArrowLeft', box(page, 'Naam'));
  await listener.press('ArrowRight', button(page, 'Agenda laden'));
  await listener.tabTo(button(page, 'Agenda laden'));
  await listener.press('Enter', page.getByTitle('Agenda voor het plannen van een demo'));
  await expect(listener.transcript()).toMatchFileSnapshot('heard/booking.txt');
});

test('an account is made and confirmed', async () => {
  const { page, listener } = await open('/register');
  const email = newAddress();
  await listener.jumpTo(box(page, 'Volledige naam'));
  await listener.type('Anna de Vries');
  await listener.press('Tab');
  await listener.type(email);
  await listener.press('Tab');
  await listener.type('Bedrijf B.V.');
  await listener.tabTo(password(page));
  await listener.type('kort');
  await listener.press('Enter', toastOf(page));
  await listener.press('ControlOrMeta+a');
  await listener.type(goodPassword);
  await listener.tabTo(password(page, 'Herhaal wachtwoord'));
  await listener.type(goodPassword);
  await listener.tabTo(page.getByRole('checkbox'));
  await listener.press('Space');
  await listener.tabTo(button(page, 'Account maken'));
  await listener.press('Enter', title(page, 'Controleer uw e-mail'));

  await page.clock.resume();
  await goTo(page, (await mailTo(email)).link.replace(/^https?:\/\/[^/]+/, ''));
  await listener.jumpTo(password(page));
  await listener.type(goodPassword);
  await listener.press('Enter', title(page, 'E-mailadres bevestigd'));
  await listener.press('Tab');
  await prefetch(page, '/login');
  await listener.press('Enter', title(page, 'Welkom terug'));
  await expect(listener.transcript(email)).toMatchFileSnapshot('heard/register.txt');
});

test('a wrong password, then the right one, leads to the dashboard', async () => {
  const email = await account();
  const { page, listener } = await open('/login');
  await listener.jumpTo(box(page, 'E-mailadres'));
  await prefetch(page, '/dashboard');
  await listener.type(email);
  await listener.tabTo(password(page));
  await listener.type('Verkeerd12345');
  await listener.press('Enter', toastOf(page));
  await listener.press('ControlOrMeta+a');
  await listener.type(goodPassword);
  await listener.tabTo(button(page, 'Inloggen'));
  await listener.press('Enter', title(page, 'Welkom, Anna de Vries'));
  await expect(listener.transcript(email)).toMatchFileSnapshot('heard/login.txt');
});

test('a page is found by the search and by the menu', async () => {
  const { page, listener } = await open('/about');
  const search = page.getByRole('contentinfo').getByRole('searchbox');
  await listener.jumpTo(search);
  await listener.type('scorecard');
  const results = page.getByRole('status').filter({ hasText: /pagina’s over/ });
  await listener.press('Enter', results);
  const [count = ''] = /\d+ pagina’s/.exec((await results.textContent()) ?? '') ?? [];
  await listener.tabTo(
    page.getByRole('main').getByRole('link', { name: 'Evidence Scorecard' }).first(),
  );
  await prefetch(page, '/features/evidence-scorecard');
  await listener.press('Enter', title(page, 'Evidence Scorecard'));
  await prefetch(page, '/compliance');
  await page.setViewportSize({ width: 390, height: 844 });
  await listener.jumpTo(button(page, 'Menu'));
  const link = page.getByRole('navigation').getByRole('link', { name: 'Compliance' });
  await listener.press('Enter', link);
  await listener.tabTo(link);
  await listener.press('Enter', title(page, /^Compliance/));
  await expect(listener.transcript(count)).toMatchFileSnapshot('heard/search.txt');
});
