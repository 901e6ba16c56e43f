// Every story without Storybook: rendered in Node, hydrated in the browser, used with the Tab key.
import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import type { Outcomes } from '../../packages/ui/docs/a11y/results.ts';
import { hydrate, place } from './hydrate.ts';
import { keyboardViolations, unseenFocus } from './keyboard.ts';
import { pressable, unseenLooks } from './looks.ts';
import { storiesOf, files } from './stories.tsx';

const patience = Number(import.meta.env['VITE_PATIENCE']);
const thorough = String(import.meta.env['VITE_THOROUGH']).split(',');

beforeAll(() => page.viewport(1280, 800));

for (const path of Object.keys(files)) {
  const stories = await storiesOf(path);
  const component = path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1');
  const isThorough = thorough.some((name) => name === '*' || name === component);
  describe(component, () => {
    for (const [name, { id, element, expectedConsole, waitFor }] of Object.entries(stories)) {
      test(name, async ({ task }) => {
        const outcomes: Outcomes = { server: 'failed' };
        Object.assign(task.meta, { storyId: id, outcomes });
        const html = await commands.renderOnServer(path, name);
        const { before, root, after } = await place(html);
        // Content that looks like earlier content also hydrates the same way.
        if (unseenLooks('server', isThorough).length === 0) {
          Object.assign(outcomes, { server: 'same', tab: 'same' } satisfies Outcomes);
          return;
        }
        // The Tab key may be faster than the scripts.
        expect(unseenFocus(root), 'focus is visible before hydration').toEqual([]);
        const messages = await hydrate(root, element);
        // Its code is fetched, which on a busy machine takes longer than the default second.
        await vi.waitUntil(
          () => waitFor === undefined || document.querySelector(waitFor) !== null,
          { timeout: patience },
        );
        expect(messages, 'nothing else in the console').toEqual(expectedConsole);
        outcomes.server = 'passed';
        // The Tab key visits the same controls in the same way.
        outcomes.tab = 'same';
        const controls = unseenLooks('tab', isThorough).filter((one) => one.matches(pressable));
        if (controls.length === 0) return;
        outcomes.tab = 'failed';
        const violations = await keyboardViolations(before, after);
        expect(violations, 'works with the keyboard').toEqual([]);
        outcomes.tab = 'passed';
      });
    }
  });
}
