// Keys, selection and focus in lists with rows, with the keys and the mouse of a real browser.
import '@heldermatch/ui/reset.css';
import {
  Button,
  GridList,
  Table,
  TextField,
  Tree,
  type GridListItem,
  type Selection,
} from '@heldermatch/ui';
import type { ReactElement, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

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

function TableOfRows({
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
    title: title(id),
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
  ['Table', TableOfRows],
  ['Table that fills', (props: RowsProps) => <TableOfRows {...props} height="fill" />],
  ['GridList', Listed],
  ['Tree', Treed],
] as const;

function draw(element: ReactElement) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const again = (next: ReactElement) =>
    root.render(
      <>
        <Button>Ervoor</Button>
        {next}
        <Button>Erna</Button>
      </>,
    );
  again(element);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return again;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const row = (id: string) => page.getByRole('row', { name: new RegExp(`^${title(id)}`) });
/** The keys of a selection: React Aria's sets know more than what is in them. */
const keysOf = (keys: Selection | undefined) => (keys === 'all' ? keys : [...(keys ?? [])]);
const focused = () => document.activeElement as HTMLElement;

const note = (id: string) => (
  <TextField label={`Notitie ${id}`} isLabelHidden defaultValue={id === 'b' ? 'eerst' : ''} />
);

test.each(lists)('%s: what is typed in a field of a row is typed', async (_, List) => {
  const onSelectionChange = vi.fn<(keys: Selection) => void>();
  const onAction = vi.fn<(id: string) => void>();
  draw(<List ids={['a', 'b', 'c']} control={note} {...{ onSelectionChange, onAction }} />);
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

test('an arrow at the edge of a field leads to the next cell', async () => {
  draw(<TableOfRows ids={['a', 'b']} control={note} />);
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
  '%s: Tab leads to the fields of a row where the app says so',
  async (name, List) => {
    draw(<List ids={['a', 'b']} control={note} keyboardNavigationBehavior="tab" />);
    await button('Ervoor').click();
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(row('b')).toHaveFocus();
    // In a table from the cell that it stands in.
    if (name !== 'GridList' && name !== 'Tree') await userEvent.keyboard('{End}{ArrowLeft}');
    // Past the box that selects the row.
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

test.each(lists)('%s: all that is selected is seen and can be selected', async (_, List) => {
  const onSelectionChange = vi.fn<(keys: Selection) => void>();
  const told = () => keysOf(onSelectionChange.mock.lastCall?.[0]);
  const props = { disabled: ['c'], onSelectionChange };
  const again = draw(<List ids={['a', 'b', 'c', 'd']} {...props} selectedKeys={new Set(['x'])} />);
  await row('a').click();
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(told()).toEqual(['x', 'a', 'b', 'd']);
  // The row from which Shift selects is filtered away.
  const [last] = onSelectionChange.mock.lastCall ?? [];
  again(<List ids={['b', 'c', 'd']} {...props} selectedKeys={last ?? new Set()} />);
  await expect.element(row('a')).not.toBeInTheDocument();
  await row('b').click();
  const without = onSelectionChange.mock.lastCall?.[0] ?? new Set();
  expect(keysOf(without)).toEqual(['x', 'a', 'd']);
});

test.each(lists)('%s: Shift selects also from a row that is gone', async (_, List) => {
  const onSelectionChange = vi.fn<(keys: Selection) => void>();
  const selected = () => onSelectionChange.mock.lastCall?.[0] ?? new Set<string>();
  const again = draw(
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
});

test('the box in the header selects the rows that are seen, and is not ticked for none', async () => {
  const onSelectionChange = vi.fn<(keys: Selection) => void>();
  const told = () => keysOf(onSelectionChange.mock.lastCall?.[0]);
  const all = page.getByRole('checkbox', { name: 'Alles kiezen' });
  const again = draw(
    <TableOfRows ids={['a', 'b', 'c']} disabled={['b']} {...{ onSelectionChange }} />,
  );
  await row('a').click();
  await expect.element(all).toBePartiallyChecked();
  await all.click({ force: true });
  expect(told()).toEqual(['a', 'c']);
  await expect.element(all).toBeChecked();
  again(<TableOfRows ids={['a']} {...{ onSelectionChange }} />);
  await expect.element(row('c')).not.toBeInTheDocument();
  await all.click({ force: true });
  expect(told()).toEqual(['c']);
  again(<TableOfRows ids={['b']} disabled={['b']} {...{ onSelectionChange }} />);
  await expect.element(all).toBeDisabled();
  await expect.element(all).not.toBeChecked();
});

test.each(lists)('%s: a control in a row that is given the focus has it', async (_, List) => {
  const onAction = vi.fn<(id: string) => void>();
  const onPress = vi.fn<(id: string) => void>();
  const control = (id: string) => <Button onPress={() => onPress(id)}>{`Weg ${id}`}</Button>;
  draw(<List ids={['a', 'b', 'c']} {...{ control, onAction }} />);
  await button('Ervoor').click();
  // From now on the focus is seen, and React Aria leads it.
  await userEvent.keyboard('{Enter}');
  (button('Weg c').element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  expect(onPress.mock.calls).toEqual([['c']]);
  expect(onAction).not.toHaveBeenCalled();
  expect(focused()).toBe(button('Weg c').element());
  await userEvent.keyboard('{ArrowUp}');
  await expect.poll(() => row('b').element().contains(focused())).toBe(true);
  // The Tab key comes to the list as to one thing.
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}');
  await expect.poll(() => row('b').element().contains(focused())).toBe(true);
});

test.each(lists)('%s: text of a row can be selected, and a press still acts', async (_, List) => {
  const onAction = vi.fn<(id: string) => void>();
  const onSelectionChange = vi.fn<(keys: Selection) => void>();
  draw(<List ids={['anna', 'boris']} {...{ onAction, onSelectionChange }} />);
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
  await mail.click();
  expect(onAction).toHaveBeenCalledWith('anna');
});
