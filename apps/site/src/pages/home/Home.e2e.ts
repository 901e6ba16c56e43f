import { expect, test } from 'vitest';
import { newVisitor, site, visit } from '../../../e2e/browser.ts';

test("'Hoe meten we dit?' opens four indicators, traps focus and restores it", async () => {
  const { page } = await visit('/');
  const button = page.getByRole('button', { name: 'Hoe meten we dit?' });
  await button.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Hoe meten we dit?' });
  await dialog.waitFor();
  expect(await dialog.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual([
    'Tijd tot eerste gesprek',
    'Acceptatie van de shortlist',
    'Uren van recruiters per plaatsing',
    'Compliance en uitlegbaarheid',
  ]);
  for (let steps = 0; steps < 6; steps += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  // React Aria restores focus in the next frame.
  await expect
    .poll(() => button.evaluate((element) => element === document.activeElement))
    .toBe(true);
});

/** Lines of each marked phrase in a heading, and whether it is narrower than its heading. */
const phrasesInHeadings = () =>
  [...document.querySelectorAll<HTMLElement>('main :is(h1, h2) > mark')].map((mark) => {
    const strokes = [...(mark.firstElementChild?.getClientRects() ?? [])];
    const width = strokes.reduce((sum, stroke) => sum + stroke.width, 0);
    return {
      text: mark.textContent,
      lines: strokes.length,
      fits: width <= (mark.parentElement?.getBoundingClientRect().width ?? 0),
      isTall: strokes.some(
        ({ height }) => height > 1.5 * parseFloat(getComputedStyle(mark).fontSize),
      ),
    };
  });

test('a marked phrase in a heading is on one line where it fits, with one stroke for each line', async () => {
  const { page } = await newVisitor({ javaScriptEnabled: false });
  await page.goto(`${site}/`);
  for (const width of [360, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const phrases = await page.evaluate(phrasesInHeadings);
    expect(phrases.length).toBeGreaterThan(1);
    const broken = phrases.filter(({ lines, fits, isTall }) => isTall || (fits && lines > 1));
    expect(broken, `${width} pixels`).toEqual([]);
  }
});

test('the heading of the goals stays next to them in a tall window, and not in a low one or on paper', async () => {
  const { page } = await visit('/');
  const heading = page.getByRole('heading', { name: 'Wat we in de pilot' });
  const topAtThirdGoal = async () => {
    await page.getByText('minder uren van recruiters').evaluate((goal) => goal.scrollIntoView());
    return (await heading.boundingBox())?.y ?? 0;
  };
  expect(await topAtThirdGoal()).toBeGreaterThan(0);
  await page.setViewportSize({ width: 1280, height: 600 });
  expect(await topAtThirdGoal()).toBeLessThan(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.emulateMedia({ media: 'print' });
  expect(await topAtThirdGoal()).toBeLessThan(0);
});
