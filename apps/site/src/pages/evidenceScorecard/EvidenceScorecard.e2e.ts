import { categories } from '@heldermatch/scorecard/example';
import type { Locator } from 'playwright';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { press, site, visit } from '../../../e2e/browser.ts';

const path = '/features/evidence-scorecard';

/** Expects that the line connects both numbers. */
async function expectLine(inCv: Locator, atScore: Locator): Promise<void> {
  const parts = inCv.page().locator('figure [aria-hidden]:has(> :nth-child(5)) > *');
  await expect
    .poll(async () => {
      const numbers = await Promise.all([inCv, atScore].map((one) => one.boundingBox()));
      const boxes = await Promise.all((await parts.all()).map((one) => one.boundingBox()));
      const [passage, score, from, passageSide, middle, scoreSide, to] = [...numbers, ...boxes];
      if (!passage || !score || !from || !passageSide || !middle || !scoreSide || !to)
        return 'none';
      const heights = [passageSide.y, scoreSide.y].toSorted((one, other) => one - other);
      const gaps = [
        passage.y + passage.height - from.y,
        score.y + score.height - to.y,
        (heights[0] ?? 0) - middle.y,
        (heights[1] ?? 0) + 1 - middle.y - middle.height,
      ];
      return gaps.map(Math.abs).every((gap) => gap < 1) ? 'connected' : gaps.join();
    })
    .toBe('connected');
}

test.each([true, false])(
  'every number links a score to its sentence and back, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page } = await visit(path, { javaScriptEnabled });
    const figure = page.getByRole('figure');
    const cv = figure.getByRole('region', { name: 'Cv van kandidaat 0412' });
    for (const { title, evidence } of categories) {
      const category = figure.getByRole('group', { name: title });
      for (const { reference, quote } of evidence) {
        const name = `(bewijs ${reference})`;
        const number = category.getByRole('link', { name });
        await number.click();
        const passage = page.locator(`#bewijs-${reference}`);
        expect(await passage.innerText()).toBe(quote);
        expect(await passage.evaluate((element) => element.matches(':target'))).toBe(true);
        await cv.getByRole('link', { name }).click();
        const target = await page.locator(':target').getAttribute('data-evidence');
        expect(target?.split(' ')).toContain(String(reference));
      }
    }
  },
);

test.each([true, false])(
  'a line connects a hovered number to its sentence, with JavaScript: %s',
  async (javaScriptEnabled) => {
    const { page } = await visit(path, { javaScriptEnabled });
    const numbers = page.getByRole('figure').getByRole('link', { name: '(bewijs 1)' });
    await numbers.last().hover();
    await expectLine(numbers.first(), numbers.last());
  },
);

test('the example can be downloaded: one A4 page, tagged and in Dutch, with an empty decision', async () => {
  const { page } = await visit(path);
  const link = page.getByRole('link', { name: /als pdf/ });
  const answer = await fetch(new URL((await link.getAttribute('href')) ?? '', site));
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const data = await answer.arrayBuffer();
  const pdf = Buffer.from(data).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(1);
  expect(pdf).toContain('/MediaBox [0 0 595.28 841.89]');
  expect(pdf).toContain('/Lang (nl-NL)');
  expect(pdf).toContain('/Marked true');
  const task = getDocument({ data: new Uint8Array(data), verbosity: VerbosityLevel.ERRORS });
  const { fnArray, argsArray } = await (await (await task.promise).getPage(1)).getOperatorList();
  await task.destroy();
  const hairlines = fnArray.filter(
    (operator, index) => operator === OPS.setLineWidth && argsArray[index][0] === 0.5,
  );
  // From the quote of each category to its passage.
  expect(hairlines).toHaveLength(categories.length);
});

test('without JavaScript a table shows before and after, and no controls', async () => {
  const { page } = await visit(path, { javaScriptEnabled: false });
  const table = page.getByRole('table', { name: /voor en na/ });
  expect(await table.getByRole('row').last().innerText()).toMatch(/^Totaal\s+87%\s+84%$/);
  expect(await page.getByText('afgerond 84%').filter({ visible: true }).count()).toBe(1);
  expect(await page.getByRole('slider').isVisible()).toBe(false);
  expect(await page.getByRole('textbox', { name: /Reden/ }).isVisible()).toBe(false);
});

test('a visitor adjusts a score with a reason, sees the total change, undoes it and starts again', async () => {
  const { page } = await visit(path);
  const sent: string[] = [];
  await page.getByRole('heading', { name: 'Pas de score aan' }).scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Relevante Ervaring' }).check({ force: true });
  page.on('request', (request) => sent.push(request.url()));
  await page.getByRole('slider', { name: 'Relevante Ervaring' }).focus();
  await page.keyboard.press('PageDown');
  await page.getByText(/^Totaal: 84% wordt 8[01]%/).waitFor();
  await press(page, 'Score aanpassen');
  await page.getByText('Geef een reden', { exact: true }).waitFor();
  await page.getByRole('textbox', { name: /Reden/ }).fill('De campagnes waren kleiner.');
  await press(page, 'Score aanpassen');
  const log = page.getByRole('list', { name: 'Wijzigingen' }).getByRole('listitem');
  await expect.poll(() => log.count()).toBe(2);
  expect(await log.last().innerText()).toContain('De campagnes waren kleiner.');
  const totals = page
    .getByRole('table', { name: /voor en na/ })
    .getByRole('row')
    .last();
  expect(await totals.innerText()).toMatch(/8[01]%$/);
  await log
    .last()
    .getByRole('button', { name: /^Ongedaan maken/ })
    .click();
  await expect.poll(() => totals.innerText()).toMatch(/84%$/);
  await press(page, 'Begin opnieuw');
  await expect.poll(() => log.count()).toBe(1);
  expect(sent).toEqual([]);
});

test('a press on the track moves the slider, so dragging is never needed', async () => {
  const { page } = await visit(path);
  await page.getByRole('heading', { name: 'Pas de score aan' }).scrollIntoViewIfNeeded();
  const slider = page.getByRole('slider', { name: 'Skills & Competenties' });
  // The track contains the thumb, which contains the input.
  const track = slider
    .locator('xpath=ancestor::div[contains(@style, "position: relative")]')
    .last();
  await track.scrollIntoViewIfNeeded();
  const box = await track.boundingBox();
  if (box === null) throw new Error('The slider has no track');
  await page.mouse.click(box.x + box.width * 0.25, box.y + box.height / 2);
  await expect.poll(() => slider.inputValue()).toMatch(/^0\.2[3-7]$/);
});
