// Handles for consumers: the root of every public component takes id, class, style, data attribute and ref.
import '@heldermatch/ui/font.css';
import '@heldermatch/ui/reset.css';
import * as library from '@heldermatch/ui';
import { composeStories } from '@storybook/react-vite';
import {
  cloneElement,
  createElement,
  isValidElement,
  type ComponentProps,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SimulatedStates } from '../../packages/ui/src/components/internal/story/SimulatedStates.tsx';
import { files } from './stories.tsx';

type AnyComponent = ComponentType<Record<string, unknown>>;

/** Components with an element. Providers and triggers only render their children. */
const components = Object.entries(library).filter(
  ([name]) => /^[A-Z]/.test(name) && !/(?:Provider|Trigger)$/.test(name),
) as unknown as [string, AnyComponent][];

/** Whether React Aria derives the root's id from `id`, which identifies the tab. */
const isNamedById = (name: string) => name === 'Tab' || name === 'TabPanel';

type Handle = Record<string, unknown>;

/** Adds the handle to the first element of this component in a tree. Returns undefined if there is none. */
function withHandle(node: ReactNode, component: unknown, handle: Handle): ReactNode {
  if (Array.isArray(node)) {
    for (const [index, child] of node.entries()) {
      const found = withHandle(child as ReactNode, component, handle);
      if (found !== undefined) return node.with(index, found) as ReactNode;
    }
    return undefined;
  }
  if (!isValidElement<Handle>(node)) return undefined;
  // Renders its children once for each state.
  if (node.type === SimulatedStates) return undefined;
  if (node.type === component) return cloneElement(node, handle);
  for (const [name, value] of Object.entries(node.props)) {
    const found = withHandle(value as ReactNode, component, handle);
    if (found === undefined) continue;
    // As separate arguments: in an array, children would need keys.
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

/** Example of a component, from its own stories or as part of another story. */
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
      // A render function with hooks is named as a component, and can't be called here.
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

const stylesheet = new CSSStyleSheet();
stylesheet.replaceSync('.consumer { color: rgb(1, 2, 3); display: flex; margin: 7px }');
document.adoptedStyleSheets.push(stylesheet);

/** Waits for a frame, and for React's work after it. */
const moment = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Renders the example of a component with the handle, and opens an overlay. */
async function show<Place extends HTMLElement = HTMLElement>(
  name: string,
  component: AnyComponent,
  handle: Handle,
  place = document.createElement('div') as HTMLElement as Place,
): Promise<Place> {
  const example = await exampleOf(name, component, handle);
  if (example === undefined) throw new Error(`No story shows ${name}`);
  document.body.append(place);
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const render = (element: ReactElement) =>
    root.render(<library.LocaleProvider>{element}</library.LocaleProvider>);
  render(example);
  // Collections render a frame later.
  await moment();
  if (place.childElementCount === 0) {
    render(cloneElement(example, { isOpen: true, key: 'open' } as object));
  }
  // An overlay opens when the button before it is pressed or focused.
  if (place.querySelector('button') !== null && document.querySelector('.consumer') === null) {
    await userEvent.keyboard('{Tab}');
    if (document.querySelector('.consumer') === null) await userEvent.keyboard('{Enter}');
  }
  await expect.poll(() => document.querySelectorAll('.consumer').length).toBe(1);
  return place;
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
/** Whether a component takes `inputRef`, in its own code or in React Aria's. */
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

/** Fields that a user fills in, without those that are part of another. */
const fields = [
  'Checkbox',
  'CheckboxGroup',
  'ComboBox',
  'DateField',
  'DatePicker',
  'DateRangePicker',
  'DateTimePicker',
  'FileDrop',
  'NumberField',
  'PasswordField',
  'RadioGroup',
  'RangeSlider',
  'RichTextField',
  'SearchField',
  'Select',
  'Slider',
  'Switch',
  'TextArea',
  'TextField',
  'TimeField',
] as const satisfies (keyof typeof library)[];

const componentOf = (name: string) => new Map(components).get(name) as AnyComponent;

/** Props that the types of all fields share. */
type FieldProp = keyof ComponentProps<(typeof library)[(typeof fields)[number]]>;

const longText = 'Een naam, een hulp en een fout';
const expectedNames = {
  label: longText,
  description: 'Zo vult u het in.',
  errorMessage: 'Dit is niet goed.',
  isLabelHidden: true,
} satisfies { label: string } & { [Name in FieldProp]?: unknown };
const readOnly = { isReadOnly: true } satisfies { [Name in FieldProp]?: unknown };

test('every field is listed', () => {
  const known = components
    .map(([name]) => name)
    .filter((name) =>
      Object.entries(sources).some(
        ([path, text]) =>
          path.endsWith(`/${name}.tsx`) &&
          /Props\b[^{]*\b(?:Field|FieldMessage|TextField)Props\b[^{]*\{/.test(text),
      ),
    );
  expect(known).toEqual(fields);
});

test.each(fields)('%s: a description, an error, and a visually hidden label', async (name) => {
  const isLabelled = name === 'Checkbox' || name === 'Switch';
  await show(name, componentOf(name), {
    className: 'consumer',
    isInvalid: true,
    ...expectedNames,
    ...(isLabelled ? { label: undefined, children: longText } : {}),
  });
  const root = document.querySelector('.consumer') as HTMLElement;
  const descriptions = () =>
    [root, ...root.querySelectorAll('[aria-describedby]')].map((element) =>
      (element.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
  // React Aria adds temporary descriptions.
  await expect
    .poll(() => descriptions().join('\n'))
    .toMatch(/^Zo vult u het in\..* Dit is niet goed\.$/m);
  const label = [...root.querySelectorAll('label, span')].findLast((element) =>
    element.textContent.trim().startsWith(longText),
  );
  const { width, height } = (label as Element).getBoundingClientRect();
  expect(Math.max(width, height)).toBeLessThanOrEqual(1);
  const named = page.getByLabelText(longText, { exact: false });
  expect(root.contains(named.first().element())).toBe(true);
});

const april = { start: library.parseDate('2026-04-15'), end: library.parseDate('2026-04-28') };

/** Initial values, so that an unchanged field submits something. */
const filled: Handle = {
  DateField: { defaultValue: april.start },
  DatePicker: { defaultValue: april.start },
  DateRangePicker: { defaultValue: april },
  DateTimePicker: {
    defaultValue: library.parseZonedDateTime('2026-04-15T09:30[Europe/Amsterdam]'),
  },
  RichTextField: { defaultValue: library.richTextOf('Beste Eva') },
  TimeField: { defaultValue: library.parseTime('09:30') },
};

/** Submitted values after the keys of the keyboard patterns. */
async function sentAfterUse(name: (typeof fields)[number], props: Handle): Promise<unknown> {
  const form = await show<HTMLFormElement>(
    name,
    componentOf(name),
    {
      className: 'consumer',
      ...(name === 'RangeSlider' || name === 'DateRangePicker'
        ? { startName: 'van', endName: 'tot' }
        : { name: 'veld' }),
      ...(filled[name] as Handle | undefined),
      ...props,
    },
    document.createElement('form'),
  );
  form.addEventListener('submit', (event) => event.preventDefault());
  const sent = () =>
    [...new FormData(form)].map(([, value]) => (value instanceof File ? value.name : value)).join();
  const values = new Set([sent()]);
  // In RichTextField, a toolbar precedes it.
  const control = (form.querySelector(
    '.consumer :is(textarea:not([aria-hidden=true]), [role=textbox])',
  ) ??
    form.querySelector(
      '.consumer :is(input:not([type=hidden], [type=file], [aria-hidden=true] *), button):not([disabled])',
    )) as HTMLElement;
  control.focus();
  const isReached = document.activeElement === control;
  // The first key opens a list if there is one.
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{Enter}', ' ', 'x']) {
    await userEvent.keyboard(key);
    await moment();
    values.add(sent());
  }
  return { isReached, isChanged: values.size > 1 };
}

test.each(fields)(
  '%s: a read-only field is focusable and submits its value unchanged',
  async (name) => {
    expect(await sentAfterUse(name, readOnly)).toEqual({ isReached: true, isChanged: false });
  },
);

// Files come from a system dialog, and the options of a combo box depend on the typed text: their stories cover those.
test.each(fields.filter((name) => name !== 'FileDrop' && name !== 'ComboBox'))(
  '%s: otherwise the keys change it',
  async (name) => {
    expect(await sentAfterUse(name, {})).toMatchObject({ isChanged: true });
  },
);
