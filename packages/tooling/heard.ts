// Transcripts of a screen reader's speech during a journey by keyboard.
//
// `@guidepup/virtual-screen-reader` doesn't suit a live app: it misses an alert that is inserted with its text, and a
// change of state without a change of focus. It repeats a live region for every mutation in it, and speaks inert ones.
// Here Chromium computes names, descriptions and states, as it does for a real screen reader.
import type { CDPSession, Locator, Page } from 'playwright';
import { patience } from './patience.ts';

/** Runs in the page. Records announcements of live regions, focused elements and loaded pages, in order. */
function record() {
  const heard: (string | Element)[] = [];
  Object.assign(globalThis, { heard });
  // A screen reader reads what a frame shows: not a message that is removed immediately.
  const hear = (entry: () => string | Element) =>
    setTimeout(() => {
      const found = entry();
      if (found !== '') heard.push(found);
    }, 16);
  const live =
    ':is([aria-live], [role=alert], [role=status], [role=log], output):not([aria-live=off])';
  const hidden = '[inert], [aria-hidden=true]';

  const textOf = (node: Node): string => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    if (node.matches(hidden) || !node.checkVisibility({ visibilityProperty: true })) return '';
    const labels = node.getAttribute('aria-labelledby')?.split(' ');
    const text =
      labels?.map((id) => document.getElementById(id)?.textContent).join(' ') ??
      node.getAttribute('aria-label') ??
      [...node.childNodes].map(textOf).join('');
    return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
  };

  const announce = (region: Element, changed: Iterable<Node>) => {
    const isAtomic = region.matches('[role=alert], [role=status], output, [aria-atomic=true]');
    hear(() => {
      const parts = (isAtomic ? [region] : [...changed]).filter(({ isConnected }) => isConnected);
      const text = parts.map(textOf).join(' ').replaceAll(/\s+/g, ' ').trim();
      if (text === '' || region.closest(hidden) !== null) return '';
      const isUrgent = region.ariaLive === 'assertive' || region.role === 'alert';
      return `${isUrgent ? 'assertive' : 'polite'}: ${text}`;
    });
  };

  new MutationObserver((mutations) => {
    const changed = new Map<Element, Set<Node>>();
    const add = (region: Element, node: Node) =>
      changed.set(region, (changed.get(region) ?? new Set()).add(node));
    for (const { type, target, addedNodes } of mutations) {
      const region = (target instanceof Element ? target : target.parentElement)?.closest(live);
      for (const node of type === 'characterData' ? [target] : addedNodes) {
        if (!node.isConnected) continue;
        if (region != null) add(region, node);
        else if (node instanceof Element) {
          // Only an alert is announced when it is inserted together with its text.
          const inserted = [node, ...node.querySelectorAll('*')];
          for (const alert of inserted.filter(({ role }) => role === 'alert')) add(alert, alert);
        }
      }
    }
    for (const [region, nodes] of changed) announce(region, nodes);
  }).observe(document, { subtree: true, childList: true, characterData: true });

  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) hear(() => target);
  });
  addEventListener('DOMContentLoaded', () => hear(() => `page: ${document.title}`));

  // Responses of the backend and saved data take half a second of the stopped clock. Otherwise what is announced
  // meanwhile would depend on the machine's pace.
  const pause = () => new Promise((resolve) => setTimeout(resolve, 500));
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request);
    if (new URL(response.url).origin !== location.origin) await pause();
    return response;
  };
  IDBTransaction.prototype.addEventListener = function late(
    this: IDBTransaction,
    type: string,
    listener: (event: Event) => void,
  ) {
    EventTarget.prototype.addEventListener.call(this, type, (event) =>
      type === 'complete' ? void pause().then(() => listener(event)) : listener(event),
    );
  } as IDBTransaction['addEventListener'];
  // The stopped clock also replaces `performance`, which has no entries then.
  const getEntriesByType = performance.getEntriesByType.bind(performance);
  document.addEventListener('readystatechange', () =>
    Object.assign(performance, { getEntriesByType }),
  );
}

interface AccessibleNode {
  nodeId: string;
  parentId?: string;
  ignored: boolean;
  role?: { value: string };
  name?: { value: string };
  description?: { value: string };
  value?: { value: unknown };
  properties?: readonly { name: string; value: { value?: unknown } }[];
}

/** Named containers that a screen reader announces when focus enters them. */
const containers =
  /^(?:alertdialog|banner|complementary|contentinfo|dialog|form|grid|group|list|listbox|menu|navigation|radiogroup|region|search|table|tablist|tabpanel|toolbar)$/;

const states = ['required', 'invalid', 'disabled', 'readonly'];

/** States that are also announced when they are false. */
const choices = ['checked', 'pressed', 'selected', 'expanded'];

const plain = (text = '') => text.replaceAll(/\s+/g, ' ').trim();

const nameOf = ({ role, name }: AccessibleNode) => `${role?.value} "${plain(name?.value)}"`;

const isContainer = ({ ignored, role, name }: AccessibleNode) =>
  !ignored && containers.test(role?.value ?? '') && (name?.value ?? '') !== '';

function describe(node: AccessibleNode, valueText: string | null): string {
  const { description, properties = [] } = node;
  const property = (wanted: string) => properties.find(({ name }) => name === wanted)?.value.value;
  const value = valueText ?? node.value?.value;
  const isTrue = (state: string) => String(property(state)) === 'true';
  return [
    nameOf(node),
    value !== undefined && value !== '' && `value ${JSON.stringify(value)}`,
    ...states.filter(isTrue),
    ...choices.map((state) => {
      if (isTrue(state)) return state;
      return property(state) !== undefined && `not ${state}`;
    }),
    description !== undefined &&
      description.value !== '' &&
      `description "${plain(description.value)}"`,
  ]
    .filter((part) => part !== false)
    .join(', ');
}

/** A user with a screen reader and a keyboard. Writes down what is heard after each action. */
export class Listener {
  readonly #page: Page;
  readonly #devTools: CDPSession;
  readonly #lines: string[] = [];
  /** Containers of the focused element. */
  #around: string[] = [];
  /** Description of the focused element, and the title. */
  #state = { focus: '', title: '' };

  private constructor(page: Page, devTools: CDPSession) {
    this.#page = page;
    this.#devTools = devTools;
  }

  /**
   * Listens to a page before its first navigation. Its clock advances only during actions, which makes a transcript
   * independent of the machine's pace.
   */
  static async start(page: Page, time?: Date): Promise<Listener> {
    await page.addInitScript(record);
    await page.clock.install(time && { time });
    return new Listener(page, await page.context().newCDPSession(page));
  }

  /** Moves focus to an element, as a screen reader's own keys do, and stops the clock. */
  async jumpTo(target: Locator): Promise<void> {
    await target.waitFor();
    const now = await this.#page.evaluate(() => Date.now());
    await this.#page.clock.pauseAt(now + 1000);
    await target.focus();
    await this.#hear('[jump]', undefined);
  }

  /** Presses a key, and listens until an element is visible. */
  async press(key: string, until?: Locator): Promise<void> {
    await this.#page.keyboard.press(key);
    await this.#hear(key, until);
  }

  /** Presses Tab until an element has focus. */
  async tabTo(target: Locator): Promise<void> {
    for (;;) {
      await this.press('Tab');
      if (await target.evaluate((element) => element === document.activeElement)) return;
    }
  }

  /** Types into the focused field. */
  async type(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    await this.#hear(JSON.stringify(text), undefined);
  }

  /** Lets seconds pass without an action. */
  async wait(seconds: number): Promise<void> {
    await this.#page.clock.runFor(seconds * 1000);
    await this.#hear(`[${seconds} s]`, undefined);
  }

  /** Returns the transcript so far, without the variable parts of a run. */
  transcript(...variable: readonly string[]): string {
    const text = `${this.#lines.join('\n')}\n`;
    return variable.reduce((all, part) => all.replaceAll(part, '…'), text);
  }

  async #hear(action: string, until: Locator | undefined): Promise<void> {
    this.#lines.push(action);
    await this.#passTime();
    if (until !== undefined) {
      const end = Date.now() + patience(10);
      while (!(await until.isVisible())) {
        if (Date.now() > end) throw new Error(`Unexpected end:\n${this.transcript()}`);
        await this.#passFrames(1);
      }
      await this.#passTime();
    }
    await this.#describeFocus('document.activeElement');
    const isLost = await this.#evaluate<boolean>('document.activeElement === document.body');
    if (isLost) this.#lines.push('  focus: none');
    const title = await this.#page.title();
    if (title !== this.#state.title) this.#lines.push(`  title: ${title}`);
    this.#state.title = title;
  }

  /** Advances the clock by more than the longest pause before an announcement. */
  async #passTime(): Promise<void> {
    for (let slice = 0; slice < 10; slice += 1) await this.#passFrames(10);
  }

  /** Advances the clock, and writes down what is heard, until a document replaces this one. */
  async #passFrames(count: number): Promise<void> {
    try {
      await this.#page.clock.runFor(count * 16);
      // React commits in a separate task.
      await this.#page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
      await this.#write();
    } catch (error) {
      if (!/context|navigat/i.test(String(error))) throw error;
      await this.#page.waitForLoadState();
    }
  }

  async #write(): Promise<void> {
    const count = await this.#evaluate<number>('heard.length');
    for (let index = 0; index < count; index += 1) {
      const text = await this.#evaluate<unknown>(`heard[${index}]`);
      if (typeof text === 'string') this.#lines.push(`  ${text}`);
      else await this.#describeFocus(`heard[${index}]`);
    }
    await this.#evaluate(`heard.splice(0, ${count})`);
  }

  /** Writes down a focused element and the containers that it is the first in, unless that was heard before. */
  async #describeFocus(expression: string): Promise<void> {
    const { result } = await this.#devTools.send('Runtime.evaluate', { expression });
    if (result.objectId === undefined) return;
    const tree = await this.#devTools.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId,
    });
    const nodes = tree.nodes as AccessibleNode[];
    const [node] = nodes;
    // A removed or hidden element isn't announced.
    if (node === undefined || node.ignored) return;
    // Chromium's tools give a slider's number instead.
    const valueText = await this.#evaluate<string | null>(
      `${expression}.getAttribute('aria-valuetext')`,
    );
    const description = describe(node, valueText);
    if (description === this.#state.focus) return;
    const around: string[] = [];
    let parent = nodes.find(({ nodeId }) => nodeId === node.parentId);
    while (parent !== undefined) {
      if (isContainer(parent)) around.unshift(nameOf(parent));
      const { parentId } = parent;
      parent = nodes.find(({ nodeId }) => nodeId === parentId);
    }
    const isEntered = (name: string, index: number) => name !== this.#around[index];
    for (const name of around.filter(isEntered)) this.#lines.push(`  in ${name}`);
    this.#lines.push(`  ${description}`);
    this.#around = around;
    this.#state.focus = description;
  }

  async #evaluate<Value>(expression: string): Promise<Value> {
    const { result } = await this.#devTools.send('Runtime.evaluate', { expression });
    return result.value as Value;
  }
}
