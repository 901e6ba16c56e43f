import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.js';
import { DialogTrigger } from '../Dialog/index.js';
import { Popover } from '../Popover/index.js';
import { SearchField } from '../SearchField/index.js';
import { Select } from '../Select/index.js';
import { waitForDialogToClose } from '../internal/story/waitForDialogToClose.js';
import { FilterBar, type FilterBarProps } from './FilterBar.js';
import { SavedFilters } from './SavedFilters.js';

const nothing = () => {};

const meta = {
  title: 'Invoer/FilterBar',
  id: 'componenten-filterbar',
  component: FilterBar,
  args: {
    label: 'Kandidaten',
    resultText: '48 kandidaten',
    items: [
      { id: 'hours', label: 'Uren: 32 of meer' },
      { id: 'score', label: 'Score: vanaf 80%' },
    ],
    onRemove: nothing,
    onClear: nothing,
    children: (
      <>
        <SearchField label="Zoeken" />
        <Select label="Uren" options={[{ id: '32', label: '32 of meer' }]} />
        <Select label="Score" options={[{ id: '80', label: 'Vanaf 80%' }]} />
      </>
    ),
  },
} satisfies Meta<typeof FilterBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function Stateful(args: FilterBarProps) {
  const [items, setItems] = useState(args.items);
  return (
    <FilterBar
      {...args}
      items={items}
      resultText={`${48 + 52 * (args.items.length - items.length)} kandidaten`}
      onRemove={(ids) => setItems(items.filter(({ id }) => !ids.has(id)))}
      onClear={() => setItems([])}
    />
  );
}

/** Removes active filters, and announces the number of results. */
export const Default: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('search', { name: 'Kandidaten' });
    const remove = await canvas.findByRole('button', { name: 'Verwijderen Uren: 32 of meer' });
    await userEvent.click(remove);
    await waitFor(() => expect(bar).toHaveTextContent('100 kandidaten'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('100 kandidaten'));
    await userEvent.click(canvas.getByRole('button', { name: 'Alles wissen' }));
    await expect(bar).toHaveFocus();
    await expect(await canvas.findByText('Geen filters ingesteld')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Alles wissen' })).toBeNull();
    bar.blur();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('152 kandidaten'));
  },
};

/** Announces the first result count, and a change made in a popover. */
export const ResultCount: Story = {
  render: function Render(args) {
    const [hours, setHours] = useState<string | null>(null);
    return (
      <FilterBar
        {...args}
        items={[]}
        resultText={hours === null ? '48 kandidaten' : '12 kandidaten'}
      >
        <Select
          label="Uren"
          options={[{ id: '32', label: '32 of meer' }]}
          value={hours}
          onChange={(id) => setHours(id as string | null)}
        />
        <Button onPress={() => setHours(null)}>Alle uren</Button>
      </FilterBar>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const status = canvasElement.querySelector('[role=status]') as HTMLElement;
    const heard: (string | null)[] = [];
    const observer = new MutationObserver(() => {
      if (status.closest('[inert], [aria-hidden=true]') === null) heard.push(status.textContent);
    });
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.click(canvas.getByRole('button', { name: /Uren/ }));
    await userEvent.click(await screen.findByRole('option', { name: '32 of meer' }));
    await waitFor(() => expect(heard).toEqual(['12 kandidaten']));
    await userEvent.click(canvas.getByRole('button', { name: 'Alle uren' }));
    await waitFor(() => expect(heard).toEqual(['12 kandidaten', '48 kandidaten']));
    observer.disconnect();
  },
};

/** Moves between active filters with arrow keys, and removes them. */
export const Keyboard: Story = {
  render: (args) => <Stateful {...args} />,
  play: async ({ canvas, userEvent }) => {
    const hours = await canvas.findByRole('row', { name: 'Uren: 32 of meer' });
    const score = canvas.getByRole('row', { name: 'Score: vanaf 80%' });
    hours.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(score).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(hours).toHaveFocus();
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(hours).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole('row')).toHaveFocus());
    await userEvent.keyboard('{Backspace}');
    await expect(await canvas.findByText('Geen filters ingesteld')).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Filtered: Story = {
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('row', { name: 'Uren: 32 of meer' })).toBeVisible(),
};

/** One line above a list that needs the height. The less used fields are in a popover. */
export const OneLine: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    layout: 'inline',
    children: (
      <>
        <SearchField isLabelHidden placeholder="Zoek een kandidaat" />
        <DialogTrigger>
          <Button variant="secondary" size="small">
            Filters
          </Button>
          <Popover title="Filters">
            <Select label="Uren" options={[{ id: '32', label: '32 of meer' }]} />
          </Popover>
        </DialogTrigger>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('search').getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(48);
    await expect(await canvas.findByRole('row', { name: 'Uren: 32 of meer' })).toBeVisible();
  },
};

const save = fn(async (_label: string) => {});
const apply = fn();

function WithSaved(args: FilterBarProps) {
  const [sets, setSets] = useState([{ id: 'near', label: 'Dichtbij' }]);
  return (
    <FilterBar
      {...args}
      actions={
        <SavedFilters
          items={sets}
          onApply={apply}
          onRemove={(id) => setSets(sets.filter((one) => one.id !== id))}
          onSave={async (label) => {
            await save(label);
            setSets([...sets, { id: label, label }]);
          }}
        />
      }
    />
  );
}

/** Saves the active filters under a name, applies and removes them. */
export const Saved: Story = {
  render: (args) => <WithSaved {...args} />,
  beforeEach: () => void save.mockRejectedValueOnce(new Error('No room')).mockResolvedValue(),
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Bewaarde filters' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Bewaarde filters' });
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Bewaren' }));
    const name = screen.getByRole('textbox', { name: 'Deze filters bewaren' });
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Geef een naam/));
    await userEvent.type(name, 'Fulltime, sterk');
    await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
    await waitFor(() => expect(name).toHaveAccessibleDescription(/Dit is niet vastgelegd/));
    await expect(name).toHaveValue('Fulltime, sterk');
    await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
    await waitForDialogToClose();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Dichtbij verwijderen' }));
    await expect(screen.getByRole('dialog')).toContainElement(
      document.activeElement as HTMLElement,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Fulltime, sterk' }));
    await expect(apply).toHaveBeenCalledWith('Fulltime, sterk');
    await waitForDialogToClose();
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Fulltime, sterk verwijderen' });
  },
};

/** Shows the empty state without active filters to save. */
export const NoSavedViews: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { items: [] },
  render: (args) => (
    <FilterBar
      {...args}
      actions={<SavedFilters items={[]} onApply={nothing} onRemove={nothing} />}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bewaarde filters' }));
    await waitFor(() => expect(screen.getByText(/^U heeft nog geen filters/)).toBeVisible());
  },
};

export const Phone: Story = { ...Filtered, globals: { viewport: { value: 'phone' } } };

export const Narrow: Story = {
  ...Filtered,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
