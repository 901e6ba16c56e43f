import { expect, test } from 'vitest';
import { visit } from '../../../e2e/browser.ts';

const viewport = { width: 1440, height: 900 };

test('one window stays next to the chapters and changes with them', async () => {
  const { page } = await visit('/features', { viewport, reducedMotion: 'no-preference' });
  const tour = page.getByRole('region', { name: 'Het product, in vier hoofdstukken' });
  const figures = tour.getByRole('figure');
  const seen = () =>
    figures.evaluateAll((all) =>
      all.map((one) => Math.round(Number(getComputedStyle(one).opacity))),
    );
  for (const [index, heading] of (await tour.getByRole('heading', { level: 2 }).all()).entries()) {
    await heading.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    await expect.poll(seen).toEqual([0, 1, 2, 3].map((place) => Number(place === index)));
  }
});

test.each([
  { name: 'without movement', options: { viewport, reducedMotion: 'reduce' } },
  { name: 'on a phone', options: { viewport: { width: 360, height: 740 } } },
  {
    name: 'without JavaScript',
    options: { viewport: { width: 360, height: 740 }, javaScriptEnabled: false },
  },
] as const)('$name each chapter has its own illustration', async ({ options }) => {
  const { page } = await visit('/features', options);
  const boxes = await page
    .getByRole('region', { name: 'Het product, in vier hoofdstukken' })
    .getByRole('figure')
    .evaluateAll((all) =>
      all.map((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return { top, bottom, opacity: getComputedStyle(one).opacity };
      }),
    );
  expect(boxes).toHaveLength(4);
  for (const [index, { top, opacity }] of boxes.entries()) {
    expect(opacity).toBe('1');
    expect(top).toBeGreaterThan(boxes[index - 1]?.bottom ?? 0);
  }
});
