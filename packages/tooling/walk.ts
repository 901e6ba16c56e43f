// Walks through a page with the Tab key, for tests of WCAG 2.4.11.
import type { Page } from 'playwright';

/**
 * Description of the focused element when none of it is visible; otherwise undefined. With a mark the result is
 * `walked` for an element that had focus before, and at the end of the page.
 */
export const coveredFocus = (page: Page, mark?: string) =>
  page.evaluate(async (name) => {
    // A bar that covers the focused element scrolls it into view in the next frame.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) {
      return name === undefined ? 'nothing' : 'walked';
    }
    if (name !== undefined) {
      if (activeElement.hasAttribute(name)) return 'walked';
      activeElement.setAttribute(name, '');
    }
    // Checkboxes, radio buttons and sliders are drawn by their label.
    const shown =
      activeElement instanceof HTMLInputElement && /checkbox|radio|range/.test(activeElement.type)
        ? (activeElement.closest('label') ?? activeElement)
        : activeElement;
    const { left, right, top, bottom } = shown.getBoundingClientRect();
    const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
    const isSeen = steps.some((x) =>
      steps.some((y) => {
        const at = document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y);
        return at !== null && (shown.contains(at) || at.contains(activeElement));
      }),
    );
    return isSeen ? undefined : activeElement.outerHTML.slice(0, 120);
  }, mark);

/**
 * Presses Tab (or Shift+Tab) until the end of the page, or until an element gets focus again.
 * @returns the number of focused elements, and descriptions of those of which nothing was visible.
 */
export async function walk(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ steps: number; covered: string[] }> {
  const covered: string[] = [];
  for (let steps = 0; ; steps += 1) {
    await page.keyboard.press(key);
    const hidden = await coveredFocus(page, `data-walked-${key.length}`);
    if (hidden === 'walked') return { steps, covered };
    if (hidden !== undefined) covered.push(hidden);
  }
}
