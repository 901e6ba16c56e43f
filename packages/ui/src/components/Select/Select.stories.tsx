import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Avatar } from '../Avatar/index.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { Select, type SelectProps } from './Select.js';

const meta = {
  title: 'Invoer/Select',
  id: 'componenten-select',
  component: Select<'single'>,
  args: {
    label: 'Sector',
    name: 'sector',
    onChange: fn(),
    options: [
      { id: 'zorg', label: 'Zorg en welzijn' },
      { id: 'ict', label: 'Ict' },
      { id: 'onderwijs', label: 'Onderwijs' },
      { id: 'bouw', label: 'Bouw', isDisabled: true },
      { id: 'overheid', label: 'Overheid' },
    ],
  },
} satisfies Meta<typeof Select<'single'>>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sector/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Onderwijs' }));
    await expect(args.onChange).toHaveBeenCalledWith('onderwijs');
    await closed();
    await expect(canvas.getByRole('button', { name: /Onderwijs/ })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates states={['rest', 'focus-visible']} control="button">
      <Select {...args} />
    </SimulatedStates>
  ),
};

export const Open: Story = {
  args: { defaultValue: 'ict' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Sector/ }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ict' })).toBeVisible());
    // They have an `aria-label`, because the visible label is behind the open list.
    for (const role of ['dialog', 'listbox']) {
      const box = screen.getByRole(role);
      await expect(box).toHaveAttribute('aria-label', 'Sector');
      await expect(box).not.toHaveAttribute('aria-labelledby');
    }
  },
};

/** Options with an avatar, a secondary line and words at the end. */
export const People: Story = {
  render: (args) => (
    <Select
      {...args}
      label="Collega"
      options={[
        ['noor', 'Noor Jansen', '3 kandidaten'],
        ['sam', 'Sam de Boer', '12 kandidaten'],
      ].map(([id = '', name = '', aside]) => ({
        id,
        label: name,
        description: 'Recruiter',
        media: <Avatar name={name} size="small" isDecorative />,
        aside,
      }))}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /Collega/ });
    await userEvent.click(button);
    const option = await screen.findByRole('option', {
      name: 'Sam de Boer Recruiter 12 kandidaten',
    });
    await userEvent.click(option);
    await closed();
    await expect(button).toHaveTextContent('Sam de Boer');
    await expect(button).not.toHaveTextContent('Recruiter');
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { isRequired: true, isInvalid: true, errorMessage: 'Kies een sector' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription(/Kies een sector/);
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'zorg' } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{End}{Enter}');
    await closed();
    await expect(button).toHaveTextContent('Overheid');
    await waitFor(() => expect(button).toHaveFocus());
    for (const key of ['{Enter}', ' ', '{ArrowUp}', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('option', { name: 'Overheid' })).toHaveFocus());
      await userEvent.keyboard('{ArrowUp}{Escape}');
      await closed();
      await waitFor(() => expect(button).toHaveFocus());
      await expect(button).toHaveTextContent('Overheid');
    }
  },
};

/** Moves through the open list, and chooses without opening it. */
export const KeyboardInList: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('o');
    await expect(args.onChange).toHaveBeenLastCalledWith('onderwijs');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange, 'skips a disabled option').toHaveBeenLastCalledWith('overheid');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith('onderwijs');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    const option = (name: string) => screen.getByRole('option', { name });
    await waitFor(() => expect(option('Onderwijs')).toHaveFocus());
    for (const { offsetHeight } of screen.getAllByRole('option')) {
      await expect(offsetHeight).toBeGreaterThanOrEqual(44);
    }
    await userEvent.keyboard('{Home}');
    await expect(option('Zorg en welzijn')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(option('Overheid')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(option('Onderwijs')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(option('Overheid')).toHaveFocus();
    await userEvent.keyboard(' ');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('overheid');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(option('Overheid')).toHaveFocus());
    await userEvent.keyboard('z');
    await expect(option('Zorg en welzijn')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('zorg');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(option('Zorg en welzijn')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await closed();
    await expect(args.onChange).toHaveBeenLastCalledWith('ict');
  },
};

/** Keeps a read-only field focusable and submitted. The list does not open, and keys do not change the value. */
export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'ict' },
  render: (args) => (
    <Form>
      <Select {...args} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const control = canvas.getByRole('combobox', { name: /Sector/ });
    await expect(control).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(control);
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}o');
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(control).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(new FormData(form).get('sector')).toBe('ict');
  },
};

const sectors: SelectProps['options'] = [
  {
    title: 'Publiek',
    items: [
      { id: 'zorg', label: 'Zorg en welzijn', description: 'Ook de apotheek' },
      { id: 'onderwijs', label: 'Onderwijs' },
      { id: 'overheid', label: 'Overheid' },
    ],
  },
  {
    title: 'Bedrijven',
    items: [
      { id: 'ict', label: 'Ict' },
      { id: 'bouw', label: 'Bouw', description: 'Geen vacatures', isDisabled: true },
    ],
  },
];

/** Restores the visible and the submitted value when the form resets. */
export const FormReset: Story = {
  render: (args) => (
    <Form>
      <Select {...args} defaultValue="zorg" />
      <Select
        label="Sectoren"
        name="sectors"
        selectionMode="multiple"
        options={args.options}
        defaultValue={['zorg', 'ict']}
      />
      <Button type="reset">Wissen</Button>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const inForm = () => [...new FormData(form)].map(([, value]) => value);
    await expect(inForm()).toEqual(['zorg', 'zorg', 'ict']);
    await userEvent.click(canvas.getByRole('button', { name: /Sector(?!en)/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Ict' }));
    await closed();
    await userEvent.click(canvas.getByRole('button', { name: /Sectoren/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Ict' }));
    await userEvent.keyboard('{Escape}');
    await closed();
    await expect(inForm()).toEqual(['ict', 'zorg']);
    await userEvent.click(canvas.getByRole('button', { name: 'Wissen' }));
    await waitFor(() => expect(inForm()).toEqual(['zorg', 'zorg', 'ict']));
    await expect(canvas.getByRole('button', { name: /Sector(?!en)/ })).toHaveTextContent('Zorg');
  },
};

export const Sections: Story = {
  args: { options: sectors, defaultValue: 'zorg' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: /Zorg en welzijn/ });
    await expect(button).not.toHaveTextContent('apotheek');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const group = await screen.findByRole('group', { name: 'Publiek' });
    const care = within(group).getByRole('option', { name: 'Zorg en welzijn Ook de apotheek' });
    await waitFor(() => expect(care).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('ict');
    await closed();
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ict' })).toHaveFocus());
  },
};

const onSeveral = fn();
const several = {
  label: 'Sectoren',
  name: 'sector',
  selectionMode: 'multiple',
  options: sectors,
  onChange: onSeveral,
} as const satisfies SelectProps<'multiple'>;

/** Keeps the list open until Tab or Escape, shows the selection in the button, and submits all selected values. */
export const Multiple: Story = {
  beforeEach: () => void onSeveral.mockClear(),
  render: () => (
    <Form>
      <Select {...several} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sent = () =>
      new FormData(canvasElement.querySelector('form') as HTMLFormElement).getAll('sector');
    const button = canvas.getByRole('button', { name: /Sectoren/ });
    await expect(sent()).toEqual([]);
    const open = async () => {
      await userEvent.keyboard('{Enter}');
      const first = await screen.findByRole('option', { name: /^Zorg/ });
      await waitFor(() => expect(first).toHaveFocus());
      return first;
    };
    await userEvent.tab();
    await open();
    await userEvent.tab();
    await closed();
    await expect(onSeveral).not.toHaveBeenCalled();
    button.focus();
    const care = await open();
    await userEvent.keyboard(' {ArrowDown}{Enter}');
    await expect(onSeveral).toHaveBeenLastCalledWith(['zorg', 'onderwijs']);
    await expect(care).toHaveAttribute('aria-selected', 'true');
    await expect(button).toHaveTextContent('Zorg en welzijn en Onderwijs');
    await expect(sent()).toEqual(['zorg', 'onderwijs']);
    await userEvent.keyboard('{ArrowUp} ');
    await expect(onSeveral).toHaveBeenLastCalledWith(['onderwijs']);
    await userEvent.keyboard(' {ArrowDown}{ArrowDown} {ArrowDown} ');
    await expect(button).toHaveTextContent('4 geselecteerd');
    await expect(sent()).toHaveLength(4);
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    const list = screen.getByRole('listbox').getBoundingClientRect();
    await expect(list.left).toBeGreaterThanOrEqual(0);
    await expect(list.right).toBeLessThanOrEqual(innerWidth);
    await expect(Math.abs(list.width - button.offsetWidth)).toBeLessThan(8);
  },
};

export const MultipleStates: Story = {
  render: () => (
    <Stack gap="l">
      <Select {...several} defaultValue={['zorg', 'ict']} />
      <Select {...several} defaultValue={['zorg', 'onderwijs', 'overheid', 'ict']} isDisabled />
      <Select {...several} defaultValue={['zorg']} isReadOnly />
      <Select {...several} isRequired isInvalid errorMessage="Kies minstens één sector" />
    </Stack>
  ),
};

const places = Array.from({ length: 60 }, (_, index) => ({
  id: `p${index}`,
  label: `Plaats ${index + 1}`,
}));

function Loading(args: SelectProps) {
  const [count, setCount] = useState(20);
  const [isLoading, setIsLoading] = useState(false);
  const loadMore = () => {
    setIsLoading(true);
    setTimeout(() => {
      setCount(count + 20);
      setIsLoading(false);
    }, 50);
  };
  return (
    <Select
      {...args}
      options={places.slice(0, count)}
      isLoading={isLoading}
      {...(count < places.length && { onLoadMore: loadMore })}
    />
  );
}

/** Requests the next options when the end of the list comes into view. */
export const LoadingMore: Story = {
  args: { label: 'Standplaats', name: 'place' },
  render: (args) => <Loading {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(19));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Plaats 40' })).toBeVisible());
    list.scrollTo({ top: 100_000 });
    await waitFor(() => expect(screen.getByRole('option', { name: 'Plaats 60' })).toBeVisible());
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Plaats 1' })).toHaveFocus());
  },
};

/** Shows a loading message while there are no options yet. */
export const LoadingFirst: Story = {
  args: { label: 'Standplaats', options: [], isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const list = await screen.findByRole('listbox');
    await waitFor(() => expect(list).toBeVisible());
    await expect(list).toHaveTextContent('Bezig met laden');
    await expect(screen.getByRole('status')).toHaveTextContent('Bezig met laden');
  },
};

export const LongContent: Story = {
  args: {
    label: 'Soort Verwerkersovereenkomst',
    defaultValue: 'a',
    options: [{ id: 'a', label: 'Arbeidsongeschiktheidsverzekeringsmaatschappij als verwerker' }],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
