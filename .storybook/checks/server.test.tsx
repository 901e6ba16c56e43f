// Every story without Storybook: rendered in Node, hydrated in the browser, used with the Tab key.
import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { hydrate, place } from './hydrate.ts';
import { keyboardViolations } from './keyboard.ts';
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
    for (const [name, { element, expectedConsole, waitFor }] of Object.entries(stories)) {
      test(name, async () => {
        const html = await commands.renderOnServer(path, name);
        const { before, root, after } = await place(html);
        // Content that looks like earlier content also hydrates the same way.
        if (unseenLooks('hydration', isThorough).length === 0) return;
        const messages = await hydrate(root, element);
        // Its code is fetched, which on a busy machine takes longer than the default second.
        await vi.waitUntil(
          () => waitFor === undefined || document.querySelector(waitFor) !== null,
          { timeout: patience },
        );
        expect(messages, 'nothing else in the console').toEqual(expectedConsole);
        // The Tab key visits the same controls in the same way.
        const controls = unseenLooks('keyboard', isThorough).filter((one) =>
          one.matches(pressable),
        );
        if (controls.length === 0) return;
        const violations = await keyboardViolations(before, after);
        expect(violations, 'works with the keyboard').toEqual([]);
      });
    }
  });
}
