import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { newVisitor, press, site, visit } from '../../../e2e/browser.ts';
import { lines } from './exercise.ts';

const path = '/how-we-score';

const exerciseOf = (page: Page) => page.getByRole('region', { name: 'Wat is hier bewijs?' });

const sentenceOf = (id: string) => lines.find((line) => line.id === id)?.text ?? id;

const boxOf = (page: Page, id: string) =>
  exerciseOf(page).getByRole('checkbox', { name: sentenceOf(id) });

const rowOf = (page: Page, category: string) =>
  exerciseOf(page).getByRole('row', { name: category });

const hydrated = (page: Page) =>
  page.waitForFunction(() => 'hydrated' in document.documentElement.dataset);

/** Visible lines of the CV, including the words about its marks. */
const linesOf = (page: Page) => exerciseOf(page).getByRole('listitem').allInnerTexts();

test('by keyboard alone a visitor marks, compares and starts again, and nothing is sent', async () => {
  const { page, consoleErrors } = await visit(path);
  const tabTo = async (target: ReturnType<typeof boxOf>) => {
    await expect
      .poll(async () => {
        await page.keyboard.press('Tab');
        return target.evaluate((element) => element === document.activeElement);
      })
      .toBe(true);
  };
  await tabTo(boxOf(page, 'years'));
  // Before, a focused link of the navigation fetches its page, and the exercise the app.
  await hydrated(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  expect(await boxOf(page, 'years').isChecked()).toBe(true);
  await tabTo(boxOf(page, 'days'));
  await page.keyboard.press('Space');
  await page.getByText('2 van 8 zinnen gemarkeerd. Uw score: 86%.').first().waitFor();
  expect(await rowOf(page, 'Relevante Ervaring').innerText()).toMatch(/86%/);
  expect(await rowOf(page, 'Skills & Competenties').innerText()).not.toMatch(/\d+%/);
  const compare = exerciseOf(page).getByRole('button', { name: 'Vergelijk met de software' });
  await tabTo(compare);
  await page.keyboard.press('Enter');
  await page.getByText('U komt op 86%, de software op 81%.').first().waitFor();
  const compared = await linesOf(page);
  expect(compared.find((line) => line.includes('Vier jaar'))).toContain('U en de software zagen');
  expect(compared.find((line) => line.includes('open dagen,'))).toContain('U zag dit, de software');
  expect(compared.find((line) => line.includes('Belt elke'))).toContain('De software zag dit, u');
  expect(compared.find((line) => line.includes('39 jaar'))).toContain('mogen niet meetellen');
  await tabTo(exerciseOf(page).getByRole('button', { name: 'Begin opnieuw' }));
  await page.keyboard.press('Enter');
  await page.getByText('1 van 8 zinnen gemarkeerd. Uw score: 86%.').first().waitFor();
  expect(await exerciseOf(page).getByRole('checkbox', { checked: true }).count()).toBe(1);
  expect(sent).toEqual([]);
  expect(consoleErrors).toEqual([]);
});

test('the sentences of the software give its total', async () => {
  const { page } = await visit(path);
  for (const { id, reference } of lines) {
    // oxlint-disable-next-line no-await-in-loop -- one press after another
    if (reference !== undefined) await boxOf(page, id).check();
  }
  await press(page, 'Vergelijk met de software');
  await expect
    .poll(() => exerciseOf(page).innerText())
    .toContain('U en de software komen allebei op 81%.');
});

test('the app starts with the first mark, which is kept, and nothing moves', async () => {
  const { page } = await newVisitor();
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/*.js', (route) => (isHeld ? void held.push(route) : route.continue()));
  await page.goto(site + path);
  expect(held).toEqual([]);
  const last = boxOf(page, 'training');
  const placeOf = async () => (await last.boundingBox())?.y;
  await last.check();
  await boxOf(page, 'languages').check();
  const before = await placeOf();
  const reason = exerciseOf(page).getByText(/Andere woorden kan de software missen/);
  expect(await reason.isVisible()).toBe(false);
  await boxOf(page, 'days').check();
  expect(await reason.isVisible()).toBe(true);
  await boxOf(page, 'days').uncheck();
  expect(held).not.toEqual([]);
  isHeld = false;
  await Promise.all(held.map((route) => route.continue()));
  await hydrated(page);
  await page.getByText('3 van 8 zinnen gemarkeerd. Uw score: 84%.').first().waitFor();
  expect(await placeOf()).toBe(before);
});

test('without JavaScript and on paper it is the worked example of the software', async () => {
  const { page } = await visit(path, { javaScriptEnabled: false });
  const exercise = exerciseOf(page);
  const isWorked = async () => {
    expect(await exercise.getByRole('checkbox').filter({ visible: true }).count()).toBe(0);
    expect(await exercise.getByRole('button').filter({ visible: true }).count()).toBe(0);
    const all = await linesOf(page);
    expect(all).toHaveLength(8);
    expect(all.filter((line) => /De software zag dit\. /.test(line))).toHaveLength(5);
    expect(all.filter((line) => /De software zag geen bewijs\. /.test(line))).toHaveLength(3);
    expect(await rowOf(page, 'Relevante Ervaring').innerText()).toMatch(/86%/);
    const text = await exercise.innerText();
    expect(text).toContain('afgerond\u00A081%');
    expect(text).not.toContain('Uw score');
    expect(text).not.toContain('Markeer');
  };
  await isWorked();
  await exercise.locator('table [data-reference="3"]').hover();
  const parts = exercise.locator('[aria-hidden]:has(> :nth-child(5)) > *');
  const widths = await parts.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(Math.max(...widths)).toBeGreaterThan(100);
  await page.emulateMedia({ media: 'print' });
  await isWorked();
});

test('on paper the marks of the visitor are next to those of the software', async () => {
  const { page } = await visit(path);
  await boxOf(page, 'days').check();
  await hydrated(page);
  expect(await boxOf(page, 'years').isChecked()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  const printed = await linesOf(page);
  expect(printed.find((line) => line.includes('open dagen,'))).toContain('U zag dit, de software');
  const cells = rowOf(page, 'Relevante Ervaring').getByRole('cell').filter({ visible: true });
  expect(await cells.count()).toBe(2);
});
