import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { IconButton } from '../IconButton/index.js';
import { Menu, MenuTrigger } from '../Menu/index.js';
import { Table, type Selection } from '../Table/index.js';
import { ActionBar, type ActionBarProps } from './ActionBar.js';

const actions = (
  <>
    <Button size="small">Uitnodigen</Button>
    <Button size="small" variant="secondary">
      Bewaren
    </Button>
    <MenuTrigger>
      <IconButton size="small" icon={Ellipsis} label="Meer" />
      <Menu items={[{ id: 'reject', label: 'Afwijzen' }]} />
    </MenuTrigger>
  </>
);

const meta = {
  title: 'Handelingen/ActionBar',
  id: 'componenten-actionbar',
  component: ActionBar,
  args: { selectedCount: 3, onClearSelection: fn(), actions },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByRole('toolbar', { name: 'Acties voor de selectie' }),
    ).toHaveTextContent('3 geselecteerd');
    const clear = canvas.getByRole('button', { name: 'Selectie wissen' });
    await userEvent.click(clear);
    await expect(args.onClearSelection).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Uitnodigen' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(clear).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClearSelection).toHaveBeenCalledTimes(2);
    await userEvent.keyboard(' ');
    await expect(args.onClearSelection).toHaveBeenCalledTimes(3);
    await userEvent.keyboard('{Escape}');
    await expect(args.onClearSelection).toHaveBeenCalledTimes(4);
    (document.activeElement as HTMLElement).blur();
  },
};

const candidates = Array.from({ length: 12 }, (_, index) => ({
  id: `${412 + index}`,
  title: `Kandidaat 0${412 + index}`,
}));

function List(args: ActionBarProps) {
  const [keys, setKeys] = useState<Selection>(new Set());
  return (
    <div data-scroller style={{ blockSize: '24rem', overflow: 'auto' }}>
      <Table
        label="Kandidaten"
        columns={[
          { id: 'title', label: 'Kandidaat', render: ({ title }) => title, isRowHeader: true },
        ]}
        items={candidates}
        selectionMode="multiple"
        selectedKeys={keys}
        onSelectionChange={setKeys}
      />
      <ActionBar
        {...args}
        selectedCount={keys === 'all' ? 'all' : keys.size}
        onClearSelection={() => setKeys(new Set())}
      />
    </div>
  );
}

/** Appears without moving focus, never covers the focused row, and returns focus to the list. */
export const BelowAList: Story = {
  render: (args) => <List {...args} />,
  play: async ({ canvas, userEvent }) => {
    const toolbar = () => canvas.queryByRole('toolbar');
    await expect(toolbar()).toBeNull();
    const [first, ...rows] = (await canvas.findAllByRole('row')).slice(1);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown} ');
    await waitFor(() => expect(toolbar()).toHaveTextContent('1 geselecteerd'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Acties beschikbaar');
    const focused = () => document.activeElement as HTMLElement;
    await expect(focused().closest('[role=row]')).not.toBeNull();

    // Browsers snap sticky elements to whole pixels.
    const top = () => Math.ceil((toolbar() as HTMLElement).getBoundingClientRect().top);
    for (const _ of rows) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(focused().getBoundingClientRect().bottom).toBeLessThanOrEqual(top()),
      );
    }
    await userEvent.keyboard('{Control>}a{/Control}');
    await waitFor(() => expect(toolbar()).toHaveTextContent('12 geselecteerd'));

    const last = focused();
    canvas.getByRole('button', { name: 'Uitnodigen' }).focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(toolbar()).toBeNull());
    await waitFor(() => expect(focused().closest('[role=row]')).not.toBeNull());
    await expect(canvas.getByRole('grid')).toContainElement(last);
    focused().blur();
    (first as HTMLElement).scrollIntoView();
    await userEvent.click(canvas.getAllByRole('checkbox')[1] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Meer' }));
    await screen.findByRole('menuitem', { name: 'Afwijzen' });
    // Escape closes the menu and keeps the selection.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(toolbar()).toHaveTextContent('1 geselecteerd');
    const more = canvas.getByRole('button', { name: 'Meer' });
    await waitFor(() => expect(more).toHaveFocus());
    more.blur();
    // Resets the scroll position for the snapshot, wherever focus went last.
    canvas.getByRole('grid').closest('[data-scroller]')?.scrollTo({ top: 0 });
  },
};

export const Narrow: Story = {
  args: {
    selectedCount: 'all',
    actions: <Button size="small">Uitnodigen voor een verzekeringsgesprek</Button>,
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};

export const Phone: Story = {
  args: { selectedCount: 9876 },
  globals: { viewport: { value: 'phone' } },
};
