// A recruiter's work by keyboard, as a screen reader announces it. Read each transcript as an auditor does: everything
// is announced once, in time and in Dutch.
import { Listener } from '@heldermatch/tooling/heard';
import { expect, test } from 'vitest';
import { desk, list, newRecruiter, opened, row } from './browser.ts';

/** Opens a path of the desk on a fixed day, with a screen reader. */
async function open(path: string) {
  const page = await (await newRecruiter({ timezoneId: 'Europe/Amsterdam' })).newPage();
  const listener = await Listener.start(page, new Date('2026-06-01T10:00:00Z'));
  await page.goto(desk + path);
  const pane = opened(page, /^Kandidaat \d+$/);
  return { page, listener, pane };
}

test('a score is adjusted', async () => {
  const { page, listener, pane } = await open(`${list}?q=Kandidaat 00412`);
  await listener.jumpTo(row(page, '00412'));
  await listener.press('Enter', pane);
  await listener.jumpTo(pane.getByRole('button', { name: /^Skills & Competenties \d/ }));
  const adjustment = pane.getByRole('group', { name: /^Nieuwe score voor/ });
  await listener.press('Enter', adjustment);
  await listener.tabTo(adjustment.getByRole('slider'));
  await listener.press('ArrowLeft');
  await listener.press('ArrowLeft');
  await listener.press('ArrowLeft');
  await listener.tabTo(adjustment.getByRole('textbox'));
  const save = adjustment.getByRole('button', { name: 'Score aanpassen' });
  await listener.tabTo(save);
  await listener.press('Enter');
  await listener.type('Het gesprek gaf een ander beeld');
  await listener.tabTo(save);
  await listener.press('Enter', adjustment.getByRole('button', { name: 'Ongedaan maken' }));
  await listener.press('Enter', pane.getByText('Ongedaan gemaakt'));
  await expect(listener.transcript()).toMatchFileSnapshot('heard/adjust.txt');
});

test('a candidate is rejected with a reason', async () => {
  const { page, listener, pane } = await open(`${list}?candidate=00412`);
  await listener.jumpTo(pane.getByRole('button', { name: 'Afwijzen' }));
  const reason = pane.getByRole('group', { name: /afwijzen/i });
  await listener.press('Enter', reason);
  const reject = reason.getByRole('button', { name: 'Afwijzen' });
  await listener.tabTo(reject);
  await listener.press('Enter');
  await listener.press('Tab');
  await listener.press('Enter', page.getByRole('option').first());
  await listener.press('ArrowDown');
  await listener.press('Enter');
  await listener.press('Shift+Tab');
  await listener.type('De vroege dienst begint voor de eerste trein');
  await listener.press('Control+Enter', pane.getByText('Kandidaat 00412 is afgewezen.'));
  await expect(listener.transcript()).toMatchFileSnapshot('heard/reject.txt');
});

test('a decision is undone, from the next candidate and from a message', async () => {
  const { page, listener, pane } = await open(`${list}?q=Kandidaat 0041&candidate=00412`);
  await listener.jumpTo(pane.getByRole('button', { name: 'Aanhouden' }));
  await listener.press('Enter', pane.getByText('Kandidaat 00412 is aangehouden.'));
  await listener.jumpTo(pane.getByRole('button', { name: 'Ongedaan maken' }));
  await listener.press('Enter', pane.getByRole('heading', { name: 'Kandidaat 00412' }).first());
  await listener.press('Escape', row(page, '00412'));
  await listener.press('Space', page.getByRole('button', { name: 'Aanhouden' }));
  await listener.jumpTo(page.getByRole('button', { name: 'Aanhouden' }));
  await listener.press('Enter', row(page, '00412').getByText('Aangehouden'));
  await listener.press('F6');
  await listener.press('Tab');
  await listener.press('Enter', page.getByText('Ongedaan gemaakt'));
  await expect(listener.transcript()).toMatchFileSnapshot('heard/undo.txt');
});

test('candidates are compared', async () => {
  const { page, listener } = await open(`${list}?q=Kandidaat 0041`);
  await listener.jumpTo(row(page, '00412'));
  await listener.press('Space');
  await listener.jumpTo(row(page, '00413'));
  await listener.press('Space');
  await listener.jumpTo(page.getByRole('button', { name: 'Vergelijken' }));
  await listener.press('Enter', page.getByRole('heading', { level: 1, name: /^Vergelijken/ }));
  await listener.press('Tab');
  await listener.press('Tab');
  await expect(listener.transcript()).toMatchFileSnapshot('heard/compare.txt');
});
