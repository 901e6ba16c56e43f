// Runs in the folder where the engines are installed: without types, which the workspace has not.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Audit, Outcome } from '@siteimprove/alfa-act';
import { Playwright } from '@siteimprove/alfa-playwright';
import rules from '@siteimprove/alfa-rules';

const require = createRequire(import.meta.url);
const engine = readFileSync(require.resolve('accessibility-checker-engine/ace.js'), 'utf8');

/**
 * @typedef {object} Violation
 * @property {string} rule
 * @property {string[]} criteria - Success criteria of WCAG, if the engine names them.
 * @property {string} message
 * @property {string} selector - Markup of the element.
 */

/**
 * Runs IBM Equal Access in a page of Playwright.
 * @param {import('playwright').Page} page
 * @returns {Promise<Violation[]>}
 */
export async function ace(page) {
  await page.evaluate(engine);
  return page.evaluate(async () => {
    const checker = new globalThis.ace.Checker();
    const { results } = await checker.check(document, ['IBM_Accessibility']);
    return results
      .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
      .map(({ ruleId, message, snippet }) => ({
        rule: ruleId,
        criteria: [],
        message,
        selector: snippet.slice(0, 400),
      }));
  });
}

/**
 * Runs Siteimprove Alfa on a page of Playwright.
 * @param {import('playwright').Page} page
 * @returns {Promise<Violation[]>}
 */
export async function alfa(page) {
  const handle = await page.evaluateHandle(() => document);
  const input = await Playwright.toPage(handle);
  const outcomes = [...(await Audit.of(input, rules).evaluate())];
  return outcomes.filter(Outcome.isFailed).map(({ rule, target }) => ({
    rule: rule.uri.replace(/.*\//, ''),
    criteria: [...rule.requirements]
      .map((requirement) => requirement.toJSON())
      .filter(({ type }) => type === 'criterion')
      .map(({ chapter }) => chapter),
    message: '',
    selector: String(target).slice(0, 400),
  }));
}
