import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Avatar } from '../Avatar/index.js';
import { Badge } from '../Badge/index.js';
import { IconButton } from '../IconButton/index.js';
import { Board, type BoardItem, type BoardProps } from './Board.js';
import { moveItem } from './moveItem.js';

const columns = [
  { id: 'new', label: 'Nieuw' },
  { id: 'screening', label: 'Beoordeeld' },
  { id: 'interview', label: 'Gesprek' },
  { id: 'offer', label: 'Aanbod' },
  { id: 'hired', label: 'Aangenomen' },
];

const card = (id: string, column: string, description: string, score?: string): BoardItem => ({
  id,
  column,
  label: `Kandidaat ${id}`,
  description,
  media: <Avatar name={`Kandidaat ${id.slice(-1)}`} size="small" isDecorative />,
  ...(score !== undefined && { aside: <Badge tone="info">{score}</Badge> }),
});

const items: readonly BoardItem[] = [
  card('0412', 'new', 'Wijkverpleegkundige, Utrecht', '87% passend'),
  card('0413', 'new', 'Verpleegkundige, Zeist'),
  { ...card('0419', 'new', 'Cv wordt gelezen'), isDisabled: true },
  card('0398', 'screening', 'Verzorgende IG, Utrecht', '74% passend'),
  card('0401', 'screening', 'Wijkverpleegkundige, De Bilt', '91% passend'),
  card('0377', 'interview', 'Verpleegkundige, Nieuwegein', '82% passend'),
  card('0380', 'interview', 'Wijkverpleegkundige, Houten'),
  card('0352', 'offer', 'Wijkverpleegkundige, Utrecht', '95% passend'),
];

/** App that keeps the cards. A function prop `onMove` can refuse a move. */
function Pipeline(args: BoardProps) {
  const [cards, setCards] = useState(args.items);
  return (
    <Board
      {...args}
      items={cards}
      onMove={async (id, place) => {
        await args.onMove?.(id, place);
        setCards((before) => moveItem(before, id, place));
      }}
    />
  );
}

const meta = {
  title: 'Gegevens/Board',
  id: 'componenten-board',
  component: Board,
  args: { label: 'Kandidaten voor Wijkverpleegkundige', columns, items, onMove: fn() },
  render: (args) => <Pipeline {...args} />,
} satisfies Meta<typeof Board>;

export default meta;
type Story = StoryObj<typeof meta>;

const columnOf = (name: string) =>
  within(screen.getByRole('grid', { name: new RegExp(`^${name},`) }));
const cardsIn = (name: string) =>
  columnOf(name)
    .queryAllByRole('row', { name: /^Kandidaat/ })
    .map((row) => /Kandidaat (\d+)/.exec(row.textContent ?? '')?.[1]);
const found = (id: string) => screen.findByRole('row', { name: new RegExp(`^Kandidaat ${id}`) });

export const Default: Story = {
  args: {
    columns: columns.map((one) =>
      one.id === 'new'
        ? { ...one, actions: <IconButton size="small" icon={Plus} label="Kandidaat toevoegen" /> }
        : one,
    ),
  },
  play: async ({ canvas }) => {
    await found('0412');
    await expect(
      canvas.getByRole('group', { name: 'Kandidaten voor Wijkverpleegkundige' }),
    ).toBeVisible();
    await expect(screen.getByRole('grid', { name: 'Nieuw, 3 kaarten' })).toBeVisible();
    await expect(
      canvas.getByRole('row', { name: 'Kandidaat 0398 Verzorgende IG, Utrecht' }),
    ).toBeInTheDocument();
  },
};

/** Sets the state attributes of React Aria for the snapshot, which has no pointer. */
export const States: Story = {
  args: {
    columns: columns.slice(0, 2),
    items: [
      { id: 'rest', column: 'new', label: 'Rust' },
      { id: 'hovered', column: 'new', label: 'Aangewezen' },
      { id: 'pressed', column: 'new', label: 'Ingedrukt' },
      { id: 'focused', column: 'screening', label: 'Focus' },
      { id: 'dragging', column: 'screening', label: 'Gesleept' },
      { id: 'disabled', column: 'screening', label: 'Uitgeschakeld', isDisabled: true },
    ],
  },
  play: async ({ canvas }) => {
    for (const [name, state] of [
      ['Aangewezen', 'hovered'],
      ['Ingedrukt', 'pressed'],
      ['Focus', 'focus-visible'],
      ['Gesleept', 'dragging'],
    ] as const) {
      (await canvas.findByRole('row', { name })).setAttribute(`data-${state}`, 'true');
    }
  },
};

/** Drags a card by keyboard: Enter on its handle, Tab to another column, arrow keys to a place, and Enter. */
export const Keyboard: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { onAction: fn() },
  play: async ({ userEvent, args, canvas }) => {
    await found('0412');
    await userEvent.tab();
    await waitFor(async () => expect(await found('0412')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenLastCalledWith('0412');
    await userEvent.keyboard('{ArrowDown}');
    await expect(await found('0413')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}{ArrowLeft}{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName('Kandidaat 0412 slepen');
    const start = async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Plaatsen/));
    };
    await start();
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAccessibleName('Kandidaat 0412 slepen'),
    );
    await start();
    await userEvent.keyboard('{Tab}');
    await waitFor(() =>
      expect(columnOf('Beoordeeld').queryAllByRole('button', { name: /^Plaatsen/ })).toContain(
        document.activeElement,
      ),
    );
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowDown}{ArrowUp}{Enter}');
    await waitFor(() => expect(cardsIn('Beoordeeld')).toContain('0412'));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^Kandidaat 0412 verplaatst naar Beoordeeld, plaats \d van 3$/,
      ),
    );
    await waitFor(async () => expect(await found('0412')).toHaveFocus());
  },
};

const openMenu = async (id: string) =>
  screen.findByRole('button', { name: `Kandidaat ${id} verplaatsen` });

/** Moves cards without dragging. Focus moves to the next card of the column. */
export const MoveMenu: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ userEvent, canvas, args }) => {
    await userEvent.click(await openMenu('0412'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Gesprek' }));
    await waitFor(() => expect(cardsIn('Gesprek')).toEqual(['0412', '0377', '0380']));
    await expect(args.onMove).toHaveBeenLastCalledWith('0412', {
      column: 'interview',
      before: '0377',
    });
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Kandidaat 0412 verplaatst naar Gesprek, plaats 1 van 3',
      ),
    );
    await waitFor(async () => expect(await found('0413')).toHaveFocus());
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await userEvent.click(await openMenu('0412'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Omlaag' }));
    await waitFor(() => expect(cardsIn('Gesprek')).toEqual(['0377', '0412', '0380']));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Kandidaat 0412 verplaatst naar Gesprek, plaats 2 van 3',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** The server refuses a move: the card returns, and keeps focus. */
export const Refused: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { onMove: fn(async () => Promise.reject(new Error('conflict'))) },
  play: async ({ userEvent, canvas }) => {
    await userEvent.click(await openMenu('0412'));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Aanbod' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Kandidaat 0412 is niet verplaatst, en staat nog in Nieuw',
      ),
    );
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(cardsIn('Nieuw')).toEqual(['0412', '0413', '0419']);
    await expect(cardsIn('Aanbod')).toEqual(['0352']);
    await waitFor(async () => expect(await found('0412')).toHaveFocus());
  },
};

/** A card can only move to some columns. */
export const Restricted: Story = {
  args: { canMove: (_, to) => to !== 'hired' },
  play: async ({ userEvent }) => {
    await userEvent.click(await openMenu('0412'));
    await expect(await screen.findByRole('menuitem', { name: 'Aangenomen' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

/** Without `onMove` the cards can be opened only. */
export const ReadOnly: Story = {
  render: ({ label, columns: phases }) => (
    <Board
      label={label}
      columns={phases}
      items={items.map((item) => ({ ...item, href: '#kandidaat' }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Kandidaat 0412' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /verplaatsen|slepen/ })).toBeNull();
  },
};

export const SevenColumns: Story = {
  args: {
    columns: [
      ...columns.slice(0, 3),
      { id: 'second', label: 'Tweede gesprek' },
      { id: 'terms', label: 'Arbeidsvoorwaarden' },
      ...columns.slice(3),
    ],
  },
  play: async () => void (await found('0412')),
};

export const ManyCards: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    items: Array.from({ length: 1000 }, (_, index) =>
      card(String(1000 + index), index < 990 ? 'new' : 'screening', 'Wijkverpleegkundige, Utrecht'),
    ),
  },
  decorators: [
    (StoryToRender) => (
      <div style={{ blockSize: '32rem' }}>
        <StoryToRender />
      </div>
    ),
  ],
  play: async ({ userEvent }) => {
    await found('1000');
    await expect(screen.getByRole('grid', { name: 'Nieuw, 990 kaarten' })).toBeVisible();
    await waitFor(() => expect(cardsIn('Nieuw').length).toBeLessThan(40));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(async () => expect(await found('1989')).toHaveFocus());
    await waitFor(async () => {
      const { bottom } = screen.getByRole('grid', { name: /^Nieuw/ }).getBoundingClientRect();
      await expect((await found('1989')).getBoundingClientRect().bottom).toBeLessThan(bottom + 1);
    });
  },
};

/** A column of which the app has only the first cards. */
export const PartOfColumn: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    columns: columns.map((column, index) => (index === 0 ? { ...column, total: 7999 } : column)),
  },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('grid', { name: /^Nieuw, \d van 7\.999 kaarten$/ });
    await expect(list).toBeVisible();
    const count = canvas.getByText('7.999');
    await expect(count).toBeVisible();
    await expect(count.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      list.getBoundingClientRect().top,
    );
  },
};

export const Empty: Story = {
  args: { items: [], emptyText: 'Geen kandidaten' },
  play: async ({ canvas }) =>
    expect((await canvas.findAllByText('Geen kandidaten'))[0]).toBeVisible(),
};

export const Loading: Story = {
  args: { items: [], isLoading: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent('Bezig met laden'),
};

/** A score as a small bar, before the same number in words. */
export const WithShares: Story = {
  args: {
    items: [
      {
        id: '0412',
        column: 'new',
        label: 'Kandidaat 0412',
        description: (
          <>
            <strong>87%</strong>, plaats 1
          </>
        ),
        share: 0.87,
      },
      {
        id: '0413',
        column: 'new',
        label: 'Kandidaat 0413',
        description: '40%, plaats 2',
        share: 0.4,
      },
    ],
  },
  play: async () => {
    await expect(await found('0412')).toHaveAccessibleName('Kandidaat 0412 87%, plaats 1');
  },
};

export const LongContent: Story = {
  args: {
    columns: [{ id: 'new', label: 'Arbeidsvoorwaardengesprek met verwerkersovereenkomst' }],
    items: [
      {
        id: 'long',
        column: 'new',
        label: `${'a'.repeat(120)}@voorbeeld.nl`,
        description: 'Arbeidsongeschiktheidsverzekeringsdeskundige Verwerkersovereenkomst',
        aside: <Badge tone="caution">Verwerkersovereenkomst</Badge>,
      },
    ],
  },
};

/** One column at a time, which a `Select` changes. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    await found('0412');
    await userEvent.click(screen.getByRole('button', { name: /Nieuw \(3\) Kolom/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Gesprek (2)' }));
    await waitFor(async () => expect(await found('0377')).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /Gesprek \(2\) Kolom/ })).toBeVisible(),
    );
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  },
};

export const RightToLeft: Story = {
  globals: { locale: 'ar' },
  play: async () => void (await found('0412')),
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
