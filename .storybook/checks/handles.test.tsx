// What a consumer aims at: the root of every public component takes id, class, style, data attribute and ref.
import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import * as library from '@heldermatch/ui';
import { composeStories } from '@storybook/react-vite';
import {
  cloneElement,
  createElement,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SimulatedStates } from '../../packages/ui/src/internal/story/SimulatedStates.tsx';
import { files } from './stories.tsx';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** What draws something: a provider and a trigger pass on what they are given. */
const components = Object.entries(library).filter(
  ([name]) => /^[A-Z]/.test(name) && !/(?:Provider|Trigger)$/.test(name),
) as unknown as [string, AnyComponent][];

/** Takes its `id` for its name among others: React Aria makes the root's of it. */
const isNamedById = (name: string) => name === 'Tab' || name === 'TabPanel';

type Handle = Record<string, unknown>;

/** The same tree with the handle on the first element of this component, or nothing where there is none. */
function withHandle(node: ReactNode, component: unknown, handle: Handle): ReactNode {
  if (Array.isArray(node)) {
    for (const [index, child] of node.entries()) {
      const found = withHandle(child as ReactNode, component, handle);
      if (found !== undefined) return node.with(index, found) as ReactNode;
    }
    return undefined;
  }
  if (!isValidElement<Handle>(node)) return undefined;
  // Draws what stands in it once for each state.
  if (node.type === SimulatedStates) return undefined;
  if (node.type === component) return cloneElement(node, handle);
  for (const [name, value] of Object.entries(node.props)) {
    const found = withHandle(value as ReactNode, component, handle);
    if (found === undefined) continue;
    // One by one: as a list, children would need keys.
    return name === 'children' && Array.isArray(found)
      ? cloneElement(node, {}, ...(found as ReactNode[]))
      : cloneElement(node, { [name]: found });
  }
  return undefined;
}

interface Composed {
  args: Handle;
  component?: unknown;
}

/** The component as one of its stories shows it, or as a part of the story of another. */
async function exampleOf(
  name: string,
  component: AnyComponent,
  handle: Handle,
): Promise<ReactElement | undefined> {
  const own = Object.keys(files).filter((path) => path.endsWith(`/${name}.stories.tsx`));
  for (const path of [...own, ...Object.keys(files).filter((other) => !own.includes(other))]) {
    const module = await files[path]?.();
    const meta = module?.default as { component?: AnyComponent; render?: unknown } | undefined;
    if (module === undefined || meta === undefined) continue;
    const stories = Object.values(composeStories(module)) as unknown as Composed[];
    const args = stories[0]?.args ?? {};
    const whole = meta.component && createElement(meta.component, args);
    const drawn = (of: object) => {
      const render = 'render' in of ? of.render : undefined;
      // One that has hooks is named as a component, and can't be called here.
      return typeof render === 'function' && render.name !== 'Render'
        ? (render(args) as ReactNode)
        : undefined;
    };
    for (const node of [drawn(meta), whole, ...(Object.values(module) as object[]).map(drawn)]) {
      const found = withHandle(node, component, handle);
      if (isValidElement(found)) return found;
    }
  }
  return undefined;
}

const sheet = new CSSStyleSheet();
sheet.replaceSync('.consumer { color: rgb(1, 2, 3); display: flex; margin: 7px }');
document.adoptedStyleSheets.push(sheet);

/** Draws the example of a component with the handle on it, and opens what opens over the page. */
async function show(name: string, component: AnyComponent, handle: Handle): Promise<void> {
  const example = await exampleOf(name, component, handle);
  if (example === undefined) throw new Error(`No story shows ${name}`);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const render = (element: ReactElement) =>
    root.render(<library.LocaleProvider>{element}</library.LocaleProvider>);
  render(example);
  // A frame later what is a collection is drawn as well.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  if (place.childElementCount === 0) {
    render(cloneElement(example, { isOpen: true, key: 'open' } as object));
  }
  // What opens over the page opens at the press of the button before it, or with its focus.
  if (place.querySelector('button') !== null && document.querySelector('.consumer') === null) {
    await userEvent.keyboard('{Tab}');
    if (document.querySelector('.consumer') === null) await userEvent.keyboard('{Enter}');
  }
  await expect.poll(() => document.querySelectorAll('.consumer').length).toBe(1);
}

test.each(components)('%s', async (name, component) => {
  const ref = vi.fn<(root: Element | null) => void>();
  const handle = {
    ...(isNamedById(name) ? {} : { id: 'handle' }),
    className: 'consumer',
    style: { outlineOffset: '3px' },
    'data-x': 'y',
    ref,
  };
  await show(name, component, handle);
  const found = document.querySelector<HTMLElement>('.consumer');
  expect(ref.mock.lastCall?.[0] ?? undefined).toBe(found);
  expect(found?.dataset['x']).toBe('y');
  expect(document.querySelectorAll('[data-x]')).toHaveLength(1);
  expect(found?.style.outlineOffset).toBe('3px');
  expect([...document.querySelectorAll('#handle')]).toEqual(isNamedById(name) ? [] : [found]);
  const { color, display, margin } = getComputedStyle(found as Element);
  expect({ color, margin, display: display.replace('inline-', '') }).toEqual({
    color: 'rgb(1, 2, 3)',
    margin: '7px',
    display: 'flex',
  });
});

const sources = import.meta.glob<string>('../../packages/ui/src/components/*/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** By their own code, or by React Aria's. */
const takesInputRef = ([name]: readonly [string, unknown]) =>
  ['Checkbox', 'Radio', 'Switch'].includes(name) ||
  Object.entries(sources).some(
    ([path, text]) => path.endsWith(`/${name}.tsx`) && text.includes('inputRef'),
  );

test.each(components.filter(takesInputRef))('%s: inputRef', async (name, component) => {
  const inputRef = vi.fn<(control: Element | null) => void>();
  await show(name, component, { className: 'consumer', inputRef });
  await expect.poll(() => inputRef.mock.lastCall?.[0]).toBeInstanceOf(HTMLElement);
  const control = inputRef.mock.lastCall?.[0];
  expect(control?.matches('input, textarea, button')).toBe(true);
  expect(document.querySelector('.consumer')?.contains(control ?? null)).toBe(true);
});

test('fields take inputRef', () => {
  expect(components.filter(takesInputRef).length).toBeGreaterThan(10);
});
