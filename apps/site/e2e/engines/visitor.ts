import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, inject } from 'vitest';
import type { KeyName, Tab } from '@heldermatch/tooling/engines/engine';
import { patience } from '@heldermatch/tooling/patience';

const site = inject('site');

const library = readFileSync(
  createRequire(import.meta.url).resolve(
    '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
  ),
  'utf8',
);

/** JavaScript expression that evaluates to the first visible element, or `undefined` if there is none. */
type Target = string;

const shown = (all: string): Target =>
  `${all}.find((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))`;

/** Finds an element by its role and accessible name. */
export const role = (name: string, label: string | RegExp, options: object = {}): Target => {
  const match = typeof label === 'string' ? JSON.stringify(label) : String(label);
  return shown(
    `TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(name)}, { ...${JSON.stringify(options)}, hidden: true, name: ${match} })`,
  );
};

export const button = (name: string | RegExp) => role('button', name);
export const link = (name: string | RegExp) => role('link', name);
export const heading = (name: string | RegExp) => role('heading', name, { level: 1 });

/** Finds an element by its text. */
export const text = (match: RegExp): Target =>
  shown(`TestingLibraryDom.queryAllByText(document.body, ${String(match)})`);

/** Finds a field by its label, because a password field has no role. */
export const field = (label: string | RegExp): Target => {
  const match = typeof label === 'string' ? JSON.stringify(label) : String(label);
  return shown(
    `TestingLibraryDom.queryAllByLabelText(document.body, ${match}, { selector: 'input, textarea' })`,
  );
};

/** Visible box of the form's checkbox; the input itself is hidden beneath it. */
export const checkbox: Target =
  "document.querySelector('main input[type=checkbox]')?.closest('label') ?? undefined";

/** Finds the toast with this title and text. */
export const toast = (...words: readonly string[]): Target =>
  shown(
    `TestingLibraryDom.queryAllByRole(document.body, 'region', { hidden: true, name: 'Meldingen' }).filter(({ textContent }) => ${JSON.stringify(words)}.every((word) => textContent.includes(word)))`,
  );

/** Polls until a value is as expected. */
async function eventually(read: () => Promise<unknown>, expected: unknown, message: string) {
  await expect.poll(read, { timeout: patience(5), interval: 50, message }).toBe(expected);
}

/** Visitor in a browser, whose mouse and keyboard input goes through the browser's native input. */
export class Visitor {
  readonly tab: Tab;
  constructor(tab: Tab) {
    this.tab = tab;
  }

  /** Opens a page by its path on the site, or by its URL. */
  async goto(path: string) {
    await this.tab.goto(new URL(path, site).href);
  }

  /** Evaluates an expression that may use Testing Library. */
  async evaluate<Value>(expression: string): Promise<Value> {
    const ask = () =>
      this.tab.evaluate(
        `globalThis.TestingLibraryDom === undefined ? 'no library' : (${expression})`,
      );
    let value = await ask();
    if (value === 'no library') {
      // A new document doesn't have the library yet.
      await this.tab.evaluate(`(() => { ${library}; return true; })()`);
      value = await ask();
    }
    return value as Value;
  }

  async sees(target: Target) {
    await eventually(() => this.evaluate(`${target} !== undefined`), true, target);
  }

  async seesNot(target: Target) {
    await eventually(() => this.evaluate(`${target} === undefined`), true, target);
  }

  /** Clicks the centre of an element with the mouse, once it is at rest and not covered. */
  async click(target: Target) {
    let last: unknown;
    const rested = async () => {
      const place = await this.evaluate<number[] | string>(`((element) => {
        if (element === undefined) return 'not there';
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const hit = document.elementFromPoint(x, y);
        return element.contains(hit) ? [x, y] : 'covered by ' + hit?.outerHTML.slice(0, 200);
      })(${target})`);
      const isRested = Array.isArray(place) && JSON.stringify(place) === JSON.stringify(last);
      last = place;
      return isRested ? 'rested' : place;
    };
    await eventually(rested, 'rested', target);
    const [x = 0, y = 0] = last as number[];
    await this.tab.clickAt(x, y);
  }

  press(key: KeyName) {
    return this.tab.press(key);
  }

  async type(target: Target, words: string) {
    await this.click(target);
    await this.tab.type(words);
  }

  /** Presses Tab until an element has focus. */
  async tabTo(target: Target) {
    await this.sees(target);
    for (let presses = 0; presses < 100; presses += 1) {
      if (await this.hasFocus(target)) return;
      await this.press('Tab');
    }
    throw new Error(`The Tab key did not reach ${target}`);
  }

  hasFocus(target: Target) {
    return this.evaluate<boolean>(`${target} === document.activeElement`);
  }

  async seesFocus(target: Target) {
    await eventually(() => this.hasFocus(target), true, `focus on ${target}`);
  }

  /**
   * Expects a page: its address, its title, and focus on its heading. Omit `name` when the browser restores an earlier
   * focus.
   */
  async expectPath(path: string, title: string, name?: string | RegExp) {
    await eventually(() => this.evaluate('location.href'), new URL(path, site).href, 'address');
    await eventually(() => this.evaluate('document.title'), title, 'title');
    if (name !== undefined) await this.seesFocus(heading(name));
  }

  valueOf(target: Target) {
    return this.evaluate<string>(`${target}?.value`);
  }

  /** Address and text of the page, to help explain a failed test. */
  async describePage(): Promise<string> {
    return String(
      await this.tab.evaluate('location.href + "\\n" + document.body.innerText').catch(String),
    );
  }
}
