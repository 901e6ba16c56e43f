// Every story once more, without Storybook: rendered in Node, hydrated in the browser, used with the Tab key.
import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { hydrate, place } from './hydrate.ts';
import { keyboardFaults } from './keyboard.ts';
import { storiesOf, files } from './stories.tsx';

beforeEach(() => page.viewport(1280, 800));

for (const path of Object.keys(files)) {
  const stories = await storiesOf(path);
  describe(path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'), () => {
    for (const [name, { element, says, arrives }] of Object.entries(stories)) {
      test(name, async () => {
        const html = await commands.renderOnServer(path, name);
        const { before, root, after } = await place(html);
        const messages = await hydrate(root, element);
        // Its code is fetched, on a busy machine for longer than the usual second.
        await vi.waitUntil(
          () => arrives === undefined || document.querySelector(arrives) !== null,
          { timeout: 30_000 },
        );
        const faults = await keyboardFaults(before, after);
        expect(messages, 'nothing else in the console').toEqual(says);
        expect(faults, 'works with the keyboard').toEqual([]);
      });
    }
  });
}
