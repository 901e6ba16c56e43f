// Memory: a story that is mounted, used and removed leaves no elements and no listeners.
import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import { createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { clearAllMocks } from 'storybook/test';
import { beforeAll, expect, test } from 'vitest';
import { cdp, commands, page, userEvent } from 'vitest/browser';
import { files, storiesOf } from './stories.tsx';

/** Timeout for the rounds of mounts, in milliseconds. */
const patience = 3 * Number(import.meta.env['VITE_PATIENCE']);

/** Mounts between two counts. */
const mounts = 10;

/** The used part of the Chrome DevTools Protocol. */
interface DevTools {
  send: ((method: 'HeapProfiler.collectGarbage') => Promise<void>) &
    ((method: 'Memory.getDOMCounters') => Promise<{ nodes: number; jsEventListeners: number }>);
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Nodes and listeners that exist after garbage collection. */
async function count() {
  // A mock keeps the events of its calls, each with its element.
  clearAllMocks();
  const tools = cdp() as unknown as DevTools;
  await tools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await tools.send('Memory.getDOMCounters');
  return { nodes, listeners: jsEventListeners };
}

beforeAll(async () => {
  await page.viewport(1280, 800);
  await commands.emulate({ reducedMotion: 'no-preference' });
  for (const type of ['click', 'submit']) {
    addEventListener(type, (event) => event.preventDefault());
  }
  // React listens once to the body for all overlays.
  createRoot(document.createElement('div')).render(createPortal(null, document.body));
  await frame();
});

test.each(Object.keys(files))('%s', async (path) => {
  const [story] = Object.values(await storiesOf(path));
  const place = document.createElement('div');
  document.body.append(place);
  // One root for all mounts: the browser may keep the last focused element and its root, with a listener for each event.
  const root = createRoot(place);
  const mountAndRemove = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      root.render(story?.element);
      await frame();
      // Starts transitions, and opens an overlay.
      await userEvent.keyboard('{Tab}{Enter}');
      await frame();
      root.render(null);
      await frame();
    }
  };
  await mountAndRemove(3);
  // Only a leak grows in each round. The browser keeps a removed dialog or a tooltip's elements for a while.
  const growth = async () => {
    const before = await count();
    await mountAndRemove(mounts);
    const after = await count();
    return Math.max(after.nodes - before.nodes, after.listeners - before.listeners);
  };
  await expect.poll(growth, { timeout: patience }).toBeLessThan(mounts);
  root.unmount();
  place.remove();
});
