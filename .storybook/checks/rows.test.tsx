// Keys, selection and focus in lists, menus and dialogs, with the keyboard and mouse of a real browser.
import '@heldermatch/ui/reset.css';
import {
  AlertDialog,
  Button,
  Dialog,
  DialogTrigger,
  Drawer,
  GridList,
  Menu,
  MenuTrigger,
  Select,
  Tab,
  TabList,
  TabPanel,
  Table,
  Tabs,
  TagGroup,
  TextField,
  Toolbar,
  Tree,
  type GridListItem,
  type Selection,
  type TableActions,
  type TableColumn,
} from '@heldermatch/ui';
import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { draw } from './draw.ts';

interface RowsProps {
  ids: readonly string[];
  disabled?: readonly string[];
  control?: ((id: string) => ReactNode) | undefined;
  keyboardNavigationBehavior?: 'arrow' | 'tab';
  selectedKeys?: Selection;
  onSelectionChange?: (keys: Selection) => void;
  onAction?: (id: string) => void;
}

const title = (id: string) => `Kandidaat ${id}`;

function RowsTable({
  ids,
  disabled = [],
  control,
  onAction,
  ...props
}: RowsProps & { height?: 'fill' }) {
  return (
    <div style={{ blockSize: '24rem' }}>
      <Table
        label="Lijst"
        selectionMode="multiple"
        items={ids.map((id) => ({ id }))}
        disabledKeys={disabled}
        columns={[
          { id: 'title', label: 'Naam', isRowHeader: true, render: ({ id }) => title(id) },
          { id: 'mail', label: 'E-mail', render: ({ id }) => `${id}@voorbeeld.nl` },
          { id: 'control', label: 'Notitie', render: ({ id }) => control?.(id) },
        ]}
        {...(onAction && { onRowAction: (id) => onAction(String(id)) })}
        {...props}
      />
    </div>
  );
}

const itemsOf = ({ ids, disabled = [], control }: RowsProps): GridListItem[] =>
  ids.map((id) => ({
    id,
    label: title(id),
    description: `${id}@voorbeeld.nl`,
    isDisabled: disabled.includes(id),
    actions: control?.(id),
  }));

function Listed({ ids, disabled, control, ...props }: RowsProps) {
  const items = itemsOf({ ids, disabled: disabled ?? [], control });
  return <GridList label="Lijst" selectionMode="multiple" items={items} {...props} />;
}

function Treed({ ids, disabled, control, ...props }: RowsProps) {
  const items = itemsOf({ ids, disabled: disabled ?? [], control });
  return <Tree label="Lijst" selectionMode="multiple" items={items} {...props} />;
}

const lists = [
  ['Table', RowsTable],
  ['Table that fills', (props: RowsProps) => <RowsTable {...props} height="fill" />],
  ['GridList', Listed],
  ['Tree', Treed],
] as const;

/** Renders an element between two buttons. The returned function renders another. */
function drawBetween(element: ReactElement) {
  const between = (shown: ReactElement) => (
    <>
      <Button>Ervoor</Button>
      {shown}
      <Button>Erna</Button>
    </>
  );
  const root = draw(between(element));
  return (next: ReactElement) => root.render(between(next));
}

const RowsTags = ({ ids }: RowsProps) => (
  <TagGroup label="Lijst" items={ids.map((id) => ({ id, label: title(id) }))} onRemove={() => {}} />
);

test.each([...lists, ['TagGroup', RowsTags] as const])(
  '%s: existing rows are never announced as missing, not even for a frame',
  async (_, List) => {
    const added: string[] = [];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records)
        added.push(...[...addedNodes].map(({ textContent }) => textContent ?? ''));
    });
    observer.observe(document.body, { subtree: true, childList: true });
    onTestFinished(() => observer.disconnect());
    drawBetween(<List ids={['a', 'b']} />);
    await expect.poll(() => added.join()).toContain(title('b'));
    expect(added.join()).not.toMatch(/niets|geen/i);
  },
);

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (id: string) => page.getByRole('row', { name: new RegExp(`^${title(id)}`) });
/** Keys of a selection, as an array: React Aria's sets have additional properties. */
const keysOf = (keys: Selection | undefined) => (keys === 'all' ? keys : [...(keys ?? [])]);
const focused = () => document.activeElement as HTMLElement;

const note = (id: string) => (
  <TextField label={`Notitie ${id}`} isLabelHidden defaultValue={id === 'b' ? 'eerst' : ''} />
);

test.each(lists)('%s: text typed into a field in a row stays in the field', async (_, List) => {
  const onSelectionChange = vi.fn<(keys: Selection) => void>();
  const onAction = vi.fn<(id: string) => void>();
  drawBetween(<List ids={['a', 'b', 'c']} control={note} {...{ onSelectionChange, onAction }} />);
  const field = page.getByRole('textbox', { name: 'Notitie b' });
  await field.click();
  await userEvent.keyboard(
    '{Control>}a{/Control}goed mens{Home}heel {ArrowRight}{ArrowLeft}{ArrowDown}{ArrowUp}{Home}een {Enter}{Escape}',
  );
  await expect.element(field).toHaveValue('een heel goed mens');
  expect(focused()).toBe(field.element());
  expect(onSelectionChange).not.toHaveBeenCalled();
  expect(onAction).not.toHaveBeenCalled();
});

test('an arrow key at the edge of a field moves to the next cell', async () => {
  drawBetween(<RowsTable ids={['a', 'b']} control={note} />);
  const field = page.getByRole('textbox', { name: 'Notitie b' });
  await field.click();
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowLeft}');
  expect(focused()).toBe(field.element());
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('gridcell', { name: 'b@voorbeeld.nl' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(page.getByRole('gridcell', { name: 'a@voorbeeld.nl' })).toHaveFocus();
});

test.each(lists)(
  '%s: Tab moves through the fields of a row if the app asks for it',
  async (name, List) => {
    drawBetween(<List ids={['a', 'b']} control={note} keyboardNavigationBehavior="tab" />);
    await button('Ervoor').click();
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(row('b')).toHaveFocus();
    // In a table, from the current cell.
    if (name !== 'GridList' && name !== 'Tree') await userEvent.keyboard('{End}{ArrowLeft}');
    // Past the checkbox that selects the row.
    else await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('{Tab}');
    const field = page.getByRole('textbox', { name: 'Notitie b' });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard(' a b');
    await expect.element(field).toHaveValue(' a b');
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Erna')).toHaveFocus();
  },
);

test.each(lists)(
  '%s: select all includes exactly the visible and selectable rows',
  async (_, List) => {
    const onSelectionChange = vi.fn<(keys: Selection) => void>();
    const selectedKeys = () => keysOf(onSelectionChange.mock.lastCall?.[0]);
    const props = { disabled: ['c'], onSelectionChange };
    const again = drawBetween(
      <List ids={['a', 'b', 'c', 'd']} {...props} selectedKeys={new Set(['x'])} />,
    );
    await row('a').click();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(selectedKeys()).toEqual(['x', 'a', 'b', 'd']);
    // The anchor row of a Shift selection is filtered out.
    const [last] = onSelectionChange.mock.lastCall ?? [];
    again(<List ids={['b', 'c', 'd']} {...props} selectedKeys={last ?? new Set()} />);
    await expect.element(row('a')).not.toBeInTheDocument();
    await row('b').click();
    const without = onSelectionChange.mock.lastCall?.[0] ?? new Set();
    expect(keysOf(without)).toEqual(['x', 'a', 'd']);
  },
);

test.each(lists)(
  '%s: Shift extends a selection from a row that has been removed',
  async (_, List) => {
    const onSelectionChange = vi.fn<(keys: Selection) => void>();
    const selected = () => onSelectionChange.mock.lastCall?.[0] ?? new Set<string>();
    const again = drawBetween(
      <List ids={['a', 'b', 'c']} {...{ onSelectionChange }} selectedKeys={new Set()} />,
    );
    await row('a').click();
    again(<List ids={['b', 'c']} {...{ onSelectionChange }} selectedKeys={selected()} />);
    await expect.element(row('a')).not.toBeInTheDocument();
    await row('b').click({ modifiers: ['Shift'] });
    expect(keysOf(selected())).toEqual(['a', 'b']);
    again(<List ids={['b', 'c']} {...{ onSelectionChange }} selectedKeys={selected()} />);
    await row('c').click({ modifiers: ['Shift'] });
    expect(keysOf(selected())).toEqual(['a', 'b', 'c']);
  },
);

test('the checkbox in the header selects the visible rows, and is unchecked if there are none', async () => {
  const onSelectionChange = vi.fn<(keys: Selection) => void>();
  const selectedKeys = () => keysOf(onSelectionChange.mock.lastCall?.[0]);
  const all = page.getByRole('checkbox', { name: 'Alles selecteren' });
  const again = drawBetween(
    <RowsTable ids={['a', 'b', 'c']} disabled={['b']} {...{ onSelectionChange }} />,
  );
  await row('a').click();
  await expect.element(all).toBePartiallyChecked();
  await all.click({ force: true });
  expect(selectedKeys()).toEqual(['a', 'c']);
  await expect.element(all).toBeChecked();
  again(<RowsTable ids={['a']} {...{ onSelectionChange }} />);
  await expect.element(row('c')).not.toBeInTheDocument();
  await all.click({ force: true });
  expect(selectedKeys()).toEqual(['c']);
  again(<RowsTable ids={['b']} disabled={['b']} {...{ onSelectionChange }} />);
  await expect.element(all).toBeDisabled();
  await expect.element(all).not.toBeChecked();
});

test.each(lists)(
  '%s: a control in a row that is focused by script keeps focus',
  async (_, List) => {
    const onAction = vi.fn<(id: string) => void>();
    const onPress = vi.fn<(id: string) => void>();
    const control = (id: string) => <Button onPress={() => onPress(id)}>{`Weg ${id}`}</Button>;
    drawBetween(<List ids={['a', 'b', 'c']} {...{ control, onAction }} />);
    await button('Ervoor').click();
    // From here on focus is visible, and React Aria manages it.
    await userEvent.keyboard('{Enter}');
    (button('Weg c').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    expect(onPress.mock.calls).toEqual([['c']]);
    expect(onAction).not.toHaveBeenCalled();
    expect(focused()).toBe(button('Weg c').element());
    await userEvent.keyboard('{ArrowUp}');
    await expect.poll(() => row('b').element().contains(focused())).toBe(true);
    // The Tab key enters the list as one tab stop.
    await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
    await expect.poll(() => row('b').element().contains(focused())).toBe(true);
  },
);

test.each(lists)('%s: text in a row can be selected, and a press still acts', async (_, List) => {
  const onAction = vi.fn<(id: string) => void>();
  const onSelectionChange = vi.fn<(keys: Selection) => void>();
  drawBetween(<List ids={['anna', 'boris']} {...{ onAction, onSelectionChange }} />);
  const onPointerCancel = vi.fn<() => void>();
  document.addEventListener('pointercancel', onPointerCancel, { once: true });
  const mail = page.getByText('anna@voorbeeld.nl');
  await expect.element(mail).toBeVisible();
  const { width, height } = mail.element().getBoundingClientRect();
  await userEvent.dragAndDrop(mail, mail, {
    sourcePosition: { x: 1, y: height / 2 },
    targetPosition: { x: width - 1, y: height / 2 },
  });
  expect(getSelection()?.toString().trim()).toMatch(/^anna@voorbeeld.n/);
  expect(onAction).not.toHaveBeenCalled();
  expect(onSelectionChange).not.toHaveBeenCalled();
  // A press that isn't over would swallow the next one.
  expect(onPointerCancel).toHaveBeenCalled();
  await mail.click();
  expect(onAction).toHaveBeenCalledWith('anna');
});

const options = [
  { id: 'ams', label: 'Amsterdam' },
  { id: 'bre', label: 'Breda' },
];

test.each(lists)(
  '%s: the last focused row receives focus again before the next frame',
  async (_, List) => {
    drawBetween(<List ids={Array.from({ length: 200 }, (_one, index) => `${index}`)} />);
    const first = await row('0').findElement();
    (first as HTMLElement).focus();
    // Waits until all rows are rendered for the new focus.
    await new Promise((resolve) => requestIdleCallback(resolve));
    const press = (key: string) =>
      focused().dispatchEvent(
        new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
      );
    // Both before a frame is painted: React first renders the focused row, and the other rows when idle.
    press('End');
    for (let turn = 0; turn < 50 && focused() === first; turn += 1) await Promise.resolve();
    expect(focused()).not.toBe(first);
    press('Home');
    await expect.element(row('0')).toHaveFocus();
  },
);

test('Tab in an open list selects the focused option, and moves on', async () => {
  drawBetween(<Select label="Plaats" options={options} />);
  const select = page.getByRole('button', { name: /Plaats/ });
  await button('Ervoor').click();
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}{Tab}');
  await expect.element(button('Erna')).toHaveFocus();
  await expect.element(select).toHaveTextContent('Breda');
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}{ArrowUp}{Shift>}{Tab}{/Shift}');
  await expect.element(button('Ervoor')).toHaveFocus();
  await expect.element(select).toHaveTextContent('Amsterdam');
});

test('Tab in an open multiple selection list selects nothing', async () => {
  drawBetween(<Select label="Plaats" selectionMode="multiple" options={options} />);
  await button('Ervoor').click();
  await userEvent.keyboard('{Tab}{ArrowDown} {ArrowDown}{Tab}');
  await expect.element(button('Erna')).toHaveFocus();
  await expect.element(page.getByRole('button', { name: /Plaats/ })).toHaveTextContent('Amsterdam');
});

const menu = (
  <MenuTrigger>
    <Button>Meer</Button>
    <Menu items={[{ id: 'copy', label: 'Kopiëren' }]} />
  </MenuTrigger>
);

test.each([
  ['alone', menu, 'Ervoor', 'Erna'],
  [
    'in a toolbar',
    <Toolbar key="bar" label="Balk">
      {menu}
      <Button>Naast</Button>
    </Toolbar>,
    'Ervoor',
    'Erna',
  ],
  [
    'in a list',
    <Listed key="list" ids={['a', 'b']} control={(id) => id === 'a' && menu} />,
    'Ervoor',
    'Erna',
  ],
  [
    'in a dialog',
    <Dialog key="dialog" isOpen title="Vraag" actions={<Button>Klaar</Button>}>
      {menu}
    </Dialog>,
    'Sluiten',
    'Klaar',
  ],
])('Tab in an open menu %s closes it and moves on', async (_, element, before, after) => {
  drawBetween(element);
  for (const [keys, name] of [
    ['{Tab}', after],
    ['{Shift>}{Tab}{/Shift}', before],
  ] as const) {
    await button('Meer').click();
    await expect.element(page.getByRole('menu')).toHaveFocus();
    await userEvent.keyboard(keys);
    await expect.element(button(name)).toHaveFocus();
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  }
});

/** List with removable rows, by a button in the row or after a confirmation. */
function Removable({ List, way }: { List: (typeof lists)[number][1]; way: (typeof ways)[number] }) {
  const [ids, setIds] = useState<readonly string[]>(['a', 'b', 'c']);
  const [requested, setRequested] = useState<string>();
  const remove = (id: string) => setIds((before) => before.filter((one) => one !== id));
  const question = (id: string) => (
    <AlertDialog
      title="Verwijderen?"
      confirmLabel="Ja"
      onConfirm={() => remove(id)}
      {...(way === 'menu' && {
        isOpen: requested === id,
        onOpenChange: () => setRequested(undefined),
      })}
    >
      Voorgoed.
    </AlertDialog>
  );
  const control = (id: string) =>
    ({
      button: <Button onPress={() => remove(id)}>{`Weg ${id}`}</Button>,
      dialog: (
        <DialogTrigger>
          <Button>{`Weg ${id}`}</Button>
          {question(id)}
        </DialogTrigger>
      ),
      menu: (
        <MenuTrigger>
          <Button>{`Weg ${id}`}</Button>
          <Menu
            items={[{ id: 'remove', label: 'Verwijderen' }]}
            onAction={() => setRequested(id)}
          />
        </MenuTrigger>
      ),
    })[way];
  return (
    <>
      <List {...{ ids, control }} />
      {way === 'menu' && requested !== undefined && question(requested)}
    </>
  );
}

const ways = ['button', 'dialog', 'menu'] as const;

/** Presses the button of a row, and then the control that it opens. */
async function ask(id: string, way: (typeof ways)[number], answer: string) {
  ((await button(`Weg ${id}`).findElement()) as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  if (way === 'menu') await page.getByRole('menuitem').click();
  if (way !== 'button') await button(answer).click();
}

test.each(lists.flatMap(([name, List]) => ways.map((way) => [name, way, List] as const)))(
  '%s: when a focused row is removed (%s), a row near it receives focus',
  async (_, way, List) => {
    drawBetween(<Removable {...{ List, way }} />);
    for (const [gone, next] of [
      ['b', 'c'],
      ['c', 'a'],
    ] as const) {
      await ask(gone, way, 'Ja');
      await expect.element(row(gone)).not.toBeInTheDocument();
      await expect.poll(() => row(next).element().contains(focused())).toBe(true);
    }
    await ask('a', way, 'Ja');
    await expect.poll(() => focused().getAttribute('aria-label')).toBe('Lijst');
  },
);

test.each(
  lists.flatMap(([name, List]) =>
    (['dialog', 'menu'] as const).map((way) => [name, way, List] as const),
  ),
)('%s: cancelling a confirmation (%s) returns focus to the button', async (_, way, List) => {
  drawBetween(<Removable {...{ List, way }} />);
  await ask('b', way, 'Annuleren');
  await expect.element(button('Weg b')).toHaveFocus();
});

function Closable({ asks }: { asks: boolean }) {
  const [ids, setIds] = useState<readonly string[]>(['a', 'b']);
  const [selected, setSelected] = useState<string>('b');
  const close = () => {
    setIds(['a']);
    setSelected('a');
  };
  return (
    <Tabs selectedKey={selected} onSelectionChange={(id) => setSelected(String(id))}>
      <TabList label="Open">
        {ids.map((id) => (
          <Tab key={id} id={id}>{`Tab ${id}`}</Tab>
        ))}
      </TabList>
      {ids.map((id) => (
        <TabPanel key={id} id={id}>
          {asks ? (
            <DialogTrigger>
              <Button>Weg</Button>
              <AlertDialog title="Sluiten?" confirmLabel="Ja" onConfirm={close}>
                Voorgoed.
              </AlertDialog>
            </DialogTrigger>
          ) : (
            <Button onPress={close}>Weg</Button>
          )}
        </TabPanel>
      ))}
    </Tabs>
  );
}

test.each([false, true])(
  'when a panel that contains focus closes, focus moves to the selected tab (requested: %s)',
  async (asks) => {
    drawBetween(<Closable asks={asks} />);
    await button('Weg').click();
    if (asks) await button('Ja').click();
    await expect.element(page.getByRole('tab', { name: 'Tab a' })).toHaveFocus();
  },
);

test('outside a list the surrounding landmark receives focus', async () => {
  function Cards() {
    const [isThere, setThere] = useState(true);
    return (
      <section aria-label="Kaarten">
        {isThere && (
          <DialogTrigger>
            <Button>Weg</Button>
            <AlertDialog title="Weg?" confirmLabel="Ja" onConfirm={() => setThere(false)}>
              Voorgoed.
            </AlertDialog>
          </DialogTrigger>
        )}
      </section>
    );
  }
  drawBetween(<Cards />);
  await button('Weg').click();
  await button('Ja').click();
  await expect.element(page.getByRole('region', { name: 'Kaarten' })).toHaveFocus();
});

const manyItems = Array.from({ length: 500 }, (_, index) => ({ id: `k${index}` }));

/** Table with an open row in a drawer, as a desk shows one from a URL. */
function Opened() {
  const [shown, setShown] = useState<string | undefined>('k400');
  const table = useRef<TableActions>(null);
  useEffect(() => {
    if (shown === undefined) table.current?.focusRow('k400');
  }, [shown]);
  return (
    <div style={{ blockSize: '20rem' }}>
      <Table label="Lijst" height="fill" items={manyItems} columns={columns} actionsRef={table} />
      <Drawer title="Eén" isOpen={shown !== undefined} onOpenChange={() => setShown(undefined)}>
        Tekst
      </Drawer>
    </div>
  );
}

const columns: readonly TableColumn<{ id: string }>[] = [
  { id: 'title', label: 'Naam', isRowHeader: true, render: ({ id }) => title(id) },
];

test.each(['{Escape}', 'Sluiten'])(
  'an app moves focus to a row far below after %s',
  async (way) => {
    drawBetween(<Opened />);
    const close = button('Sluiten');
    await close.findElement();
    if (way === 'Sluiten') await close.click();
    else await userEvent.keyboard(way);
    await expect.element(row('k400')).toHaveFocus();
    await expect.element(row('k400')).toBeInViewport();
  },
);

/** Table that moves focus when it mounts, and to a row that it adds. */
function Growing() {
  const [items, setItems] = useState(manyItems);
  const table = useRef<TableActions>(null);
  useEffect(() => table.current?.focusRow('k400'), []);
  const handleAdd = () => {
    setItems([...items, { id: 'nieuw' }]);
    table.current?.focusRow('nieuw');
  };
  return (
    <>
      <div style={{ blockSize: '20rem' }}>
        <Table label="Lijst" height="fill" items={items} columns={columns} actionsRef={table} />
      </div>
      <Button onPress={handleAdd}>Voeg toe</Button>
    </>
  );
}

test('an app moves focus to a row as soon as there is one', async () => {
  drawBetween(<Growing />);
  await expect.element(row('k400')).toHaveFocus();
  await button('Voeg toe').click();
  await expect.element(row('nieuw')).toHaveFocus();
  await expect.element(row('nieuw')).toBeInViewport();
});

test('Table: what is typed in a cell stays in its column when the columns change', async () => {
  const fields = ['Naam', 'Uren', 'Plaats'].map((label): TableColumn<{ id: string }> => ({
    id: label,
    label,
    isRowHeader: label === 'Naam',
    render: ({ id }) =>
      label === 'Naam' ? (
        title(id)
      ) : (
        <TextField label={`${label} van ${title(id)}`} isLabelHidden />
      ),
  }));
  const items = [{ id: 'a' }];
  const again = drawBetween(<Table label="Lijst" columns={fields} items={items} />);
  const hours = page.getByRole('textbox', { name: 'Uren van Kandidaat a' });
  await hours.fill('32');
  again(<Table label="Lijst" columns={fields.toReversed()} items={items} />);
  await expect.element(hours).toHaveValue('32');
  await expect
    .element(page.getByRole('textbox', { name: 'Plaats van Kandidaat a' }))
    .toHaveValue('');
});

test('Table: groups have headings without a row header', async () => {
  const fields = [{ id: 'id', label: 'Naam', render: ({ id }: { id: string }) => title(id) }];
  const items = [{ id: 'a' }, { id: 'b' }];
  const groupBy = () => 'Nieuw';
  drawBetween(<Table label="Lijst" columns={fields} {...{ items, groupBy }} />);
  await expect.element(page.getByRole('gridcell', { name: /Nieuw 2$/ })).toBeVisible();
  await page.getByRole('treegrid').getByRole('button').click();
  await expect.element(page.getByText('Kandidaat a')).not.toBeInTheDocument();
});
