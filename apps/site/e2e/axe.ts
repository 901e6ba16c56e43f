import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Runs axe on a page. Returns the violated rules, each with the HTML of its elements. */
export async function violations(page: Page, options: RunOptions) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  const { violations: found } = await page.evaluate(async (given) => {
    const { axe: engine } = globalThis as unknown as {
      axe: { run: (options: RunOptions) => Promise<AxeResults> };
    };
    return engine.run(given);
  }, options);
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Waits until all CSS transitions have finished: some colours fade. */
export const changesEnd = (page: Page) =>
  page.evaluate(async () => {
    const fading = document.getAnimations().filter((one) => one instanceof CSSTransition);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
