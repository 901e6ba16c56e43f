// The site's journeys in Firefox and in WebKit, by mouse and by keyboard.
import { randomUUID } from 'node:crypto';
import { company } from '@heldermatch/facts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { ensureEngines } from '@heldermatch/tooling/engines';
import type { Engine } from '@heldermatch/tooling/engines/engine';
import { patience } from '@heldermatch/tooling/patience';
import { startRelay, type Relay } from './relay.ts';
import { button, checkbox, field, heading, link, role, text, toast, Visitor } from './visitor.ts';

const backend = inject('backend');
const goodPassword = 'Wachtwoord123';

const newAddress = () => `anna.${randomUUID()}@bedrijf.example`;

/** Contact messages that the backend has stored, as JSON. */
const readInbox = async () => (await fetch(`${backend}/_local/inbox.json`)).text();

/**
 * Waits for an email to an address whose subject contains this word.
 * @returns the link in the email.
 */
async function linkTo(address: string, subject: string): Promise<string> {
  let found: { link: string } | undefined;
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${backend}/_local/mail.json`);
        const mails = (await answer.json()) as { to: string; subject: string; link: string }[];
        found = mails.find((mail) => mail.to === address && mail.subject.includes(subject));
        return found;
      },
      { timeout: patience(10) },
    )
    .toBeDefined();
  return found?.link ?? '';
}

async function fillContact(visitor: Visitor, message: string) {
  await visitor.type(role('textbox', 'Naam'), "Zoë D'Hondt-van 't Hek");
  await visitor.type(role('textbox', 'E-mailadres'), 'Zoe@Bedrijf.example');
  await visitor.type(role('textbox', 'Bedrijfsnaam'), 'Bedrijf B.V.');
  await visitor.type(role('textbox', 'Bericht'), message);
  await visitor.click(checkbox);
}

async function signIn(visitor: Visitor, email: string, password: string) {
  await visitor.type(role('textbox', 'E-mailadres'), email);
  await visitor.type(field(/^Wachtwoord/), password);
  await visitor.click(button('Inloggen'));
}

/** Registers and confirms an account; ends on the dashboard. */
async function register(visitor: Visitor, email: string) {
  await visitor.goto('/register');
  await visitor.type(role('textbox', 'Volledige naam'), 'Anna de Vries');
  await visitor.type(role('textbox', 'E-mailadres'), email);
  await visitor.type(role('textbox', 'Bedrijfsnaam'), 'Bedrijf B.V.');
  await visitor.type(field(/^Wachtwoord/), goodPassword);
  await visitor.type(field(/^Herhaal wachtwoord/), goodPassword);
  await visitor.click(checkbox);
  await visitor.click(button('Account maken'));
  await visitor.sees(heading('Controleer uw e-mail'));
  await visitor.goto(await linkTo(email, ''));
  await visitor.type(field(/^Wachtwoord/), goodPassword);
  await visitor.click(button('Account bevestigen'));
  await visitor.sees(heading('E-mailadres bevestigd'));
  await visitor.click(link('Naar inloggen'));
  await signIn(visitor, email, goodPassword);
  await visitor.sees(heading('Welkom, Anna de Vries'));
}

const limits = { timeout: patience(60) };

describe.each(ensureEngines())('$name', ({ missing, start }) => {
  describe.skipIf(missing !== undefined)('a visitor', limits, () => {
    let relay: Relay;
    let engine: Engine;
    let visitor: Visitor;

    beforeAll(async () => {
      relay = await startRelay();
      engine = await start({ proxyPort: relay.port });
    }, patience(60));

    beforeEach(async () => {
      visitor = new Visitor(await engine.newTab());
    }, patience(30));

    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') console.log(await visitor.describePage());
      await visitor.tab.close();
    }, patience(30));

    afterAll(async () => {
      await engine.stop();
      await relay.stop();
    }, patience(60));

    test('a message is sent, confirmed and stored', async () => {
      const message = `Graag een demo ${randomUUID()}`;
      await visitor.goto('/contact');
      await fillContact(visitor, message);
      await visitor.click(button('Bericht verzenden'));
      await visitor.sees(toast('Bericht verzonden!'));
      const inbox = await readInbox();
      expect(inbox.split(message)).toHaveLength(2);
      expect(inbox).toContain("Zoë D'Hondt-van 't Hek");
    });

    test('without a network a message is kept, the failure is reported, and a retry sends it', async () => {
      const message = `Graag een demo ${randomUUID()}`;
      await visitor.goto('/contact');
      await fillContact(visitor, message);
      relay.cut();
      try {
        await visitor.click(button('Bericht verzenden'));
        await visitor.sees(
          toast(
            'Er ging iets mis',
            `Probeer het later opnieuw of neem direct contact op via ${company.email}`,
          ),
        );
        expect(await visitor.valueOf(role('textbox', 'Bericht'))).toBe(message);
      } finally {
        relay.mend();
      }
      await visitor.click(button('Bericht verzenden'));
      await visitor.sees(toast('Bericht verzonden!'));
    });

    test('a form reports missing files, keeps the typed text, and works once the last one arrives', async () => {
      // A browser without any cached files.
      const fresh = await start({ proxyPort: relay.port });
      try {
        const newcomer = new Visitor(await fresh.newTab());
        const message = `Graag een demo ${randomUUID()}`;
        relay.refuse((path) => /\.(?:css|js)$/.test(path));
        await newcomer.goto('/contact');
        await newcomer.type(role('textbox', 'Bericht'), message);
        const { styles, files } = await newcomer.evaluate<{ styles: string; files: string }>(
          '({ ...document.getElementById("root").dataset })',
        );
        const absent = [styles, ...files.split(' ')];
        while (absent.length > 0) {
          await newcomer.sees(text(/kon niet helemaal geladen worden/));
          expect(await newcomer.valueOf(role('textbox', 'Bericht'))).toBe(message);
          absent.shift();
          if (absent.length === 0) relay.mend();
          else relay.refuse((path) => absent.includes(path));
          await newcomer.click(button('Probeer opnieuw'));
        }
        await fillContact(newcomer, '');
        await newcomer.click(button('Bericht verzenden'));
        await newcomer.sees(toast('Bericht verzonden!'));
        const inbox = await readInbox();
        expect(inbox.split(message)).toHaveLength(2);
      } finally {
        relay.mend();
        await fresh.stop();
      }
    });

    test('the agenda is loaded after consent, with the typed values', async () => {
      await visitor.goto('/contact');
      await visitor.type(role('textbox', 'Naam'), 'Anna de Vries');
      await visitor.click(role('tab', 'Plan direct'));
      await visitor.sees(button('Agenda laden'));
      expect(await visitor.evaluate('document.querySelector("iframe")')).toBeNull();
      await visitor.click(button('Agenda laden'));
      await expect
        .poll(() => visitor.tab.frameText(), { timeout: patience(10) })
        .toContain('Anna de Vries');
    });

    test('the contact tabs follow the arrow keys', async () => {
      await visitor.goto('/contact');
      await visitor.click(role('tab', 'Stuur bericht'));
      await visitor.press('ArrowRight');
      await visitor.sees(role('tab', 'Plan direct', { selected: true }));
      await visitor.seesFocus(role('tab', 'Plan direct'));
      await visitor.sees(button('Agenda laden'));
      await visitor.press('ArrowRight');
      await visitor.seesFocus(role('tab', 'Stuur bericht', { selected: true }));
      await visitor.sees(button('Bericht verzenden'));
      expect(await visitor.hasFocus(role('tab', 'Stuur bericht'))).toBe(true);
    });

    test('an account: registration, email, dashboard, signing out', async () => {
      await register(visitor, newAddress());
      await visitor.click(button('Uitloggen'));
      await visitor.sees(heading(/Elke match/));
      await visitor.goto('/dashboard');
      await visitor.sees(button('Inloggen'));
    });

    test('a forgotten password is replaced by a link from an email', async () => {
      const email = newAddress();
      await register(visitor, email);
      await visitor.click(button('Uitloggen'));
      await visitor.sees(heading(/Elke match/));
      await visitor.goto('/login');
      await visitor.click(link('Wachtwoord vergeten?'));
      await visitor.sees(heading('Wachtwoord vergeten?'));
      await visitor.type(role('textbox', 'E-mailadres'), email);
      await visitor.click(button('E-mail verzenden'));
      await visitor.sees(heading('Controleer uw e-mail'));
      await visitor.goto(await linkTo(email, 'nieuw wachtwoord'));
      await visitor.type(field(/^Nieuw wachtwoord/), 'Een-ander-woord-1');
      await visitor.click(button('Wachtwoord opslaan'));
      await visitor.sees(heading('Wachtwoord gewijzigd'));
      await visitor.click(link('Naar inloggen'));
      await signIn(visitor, email, 'Een-ander-woord-1');
      await visitor.sees(heading('Welkom, Anna de Vries'));
    });

    test('the dialog opens with Enter, traps focus, and restores it', async () => {
      const opener = button('Hoe meten we dit?');
      const dialog = role('dialog', 'Hoe meten we dit?');
      await visitor.goto('/');
      await visitor.tabTo(opener);
      await visitor.press('Enter');
      await visitor.sees(dialog);
      for (let presses = 0; presses < 4; presses += 1) {
        await visitor.press('Tab');
        expect(await visitor.evaluate(`${dialog}.contains(document.activeElement)`)).toBe(true);
      }
      await visitor.press('Escape');
      await visitor.seesNot(dialog);
      await visitor.seesFocus(opener);
    });

    test('on a narrow screen the links are behind a button', async () => {
      const compliance = role('link', 'Compliance');
      await visitor.tab.resize(360, 740);
      await visitor.goto('/');
      await visitor.sees(button('Menu'));
      await visitor.seesNot(compliance);
      await visitor.click(button('Menu'));
      await visitor.sees(compliance);
      await visitor.press('Escape');
      await visitor.seesNot(compliance);
      await visitor.click(button('Menu'));
      await visitor.click(compliance);
      await visitor.sees(heading('Compliance en verantwoording'));
      await visitor.seesNot(compliance);
    });

    test('the search in the footer finds pages', async () => {
      await visitor.goto('/about');
      await visitor.type(role('searchbox', 'Zoeken'), 'scorecard');
      await visitor.press('Enter');
      await visitor.expectPath(
        '/search?q=scorecard',
        'Zoeken naar ‘scorecard’ - Heldermatch',
        'Zoeken',
      );
      await visitor.sees(text(/pagina’s over ‘scorecard’/));
      await visitor.click(link('Evidence Scorecard'));
      await visitor.sees(heading('Evidence Scorecard'));
    });

    test('a link sets address, title and focus; back and forward restore them', async () => {
      await visitor.goto('/features');
      await visitor.click(link('Privacy Verklaring'));
      await visitor.expectPath(
        '/privacy',
        'Privacy Verklaring - Heldermatch',
        'Privacy Verklaring',
      );
      await visitor.tab.back();
      await visitor.expectPath('/features', 'Functionaliteiten - Heldermatch');
      await visitor.tab.forward();
      await visitor.expectPath('/privacy', 'Privacy Verklaring - Heldermatch');
      expect(await visitor.evaluate('document.querySelectorAll("h1").length')).toBe(1);
    });
  });
});
