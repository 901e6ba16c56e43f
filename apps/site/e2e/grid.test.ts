// One grid on every page: headings, text and figures start on few vertical axes.
import { expect, test } from 'vitest';
import { routes } from '../src/routes.ts';
import { newVisitor, site } from './browser.ts';

const pages = routes.filter(({ chrome, isHidden }) => chrome === 'full' && !isHidden);

/**
 * Left edges of the blocks in `main`, in pixels, with the start of their text. Content of a list, a figure, a table or a
 * frame follows its own grid.
 */
const startsInMain = () => {
  const inOwnGrid = 'figure, dl, ol, ul, table, form, p, a, button, [inert], dialog';
  const isFramed = (element: Element): boolean => {
    const parent = element.parentElement;
    if (parent === null || parent.matches('main')) return false;
    const { borderLeftStyle, borderRightStyle } = getComputedStyle(parent);
    return (borderLeftStyle !== 'none' && borderRightStyle !== 'none') || isFramed(parent);
  };
  const starts = new Map<number, string>();
  for (const block of document.querySelectorAll(
    'main :is(h1, h2, h3, p, ul, ol, dl, table, figure, form, svg)',
  )) {
    const { left, width, height } = block.getBoundingClientRect();
    const isShown = width > 1 && height > 1;
    if (!isShown || block.parentElement?.closest(inOwnGrid) !== null || isFramed(block)) continue;
    starts.set(Math.round(left), block.textContent.trim().slice(0, 40) || block.tagName);
  }
  return Object.fromEntries(starts);
};

test.each([1440, 1024])('no page has more than three axes at %i pixels', async (width) => {
  const { page } = await newVisitor({ javaScriptEnabled: false, viewport: { width, height: 900 } });
  for (const { path } of pages) {
    await page.goto(site + path);
    const starts = await page.evaluate(startsInMain);
    expect(starts, path).toSatisfy((axes: object) => Object.keys(axes).length <= 3);
    expect(Object.keys(starts).length, path).toBeGreaterThan(0);
  }
});
