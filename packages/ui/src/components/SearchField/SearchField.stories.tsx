import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { SearchField } from './SearchField.js';

const meta = {
  title: 'Invoer/SearchField',
  id: 'componenten-searchfield',
  component: SearchField,
  args: { placeholder: 'Zoeken..', onSubmit: fn(), onClear: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('searchbox', { name: 'Zoeken' });
    await expect(canvas.queryByRole('button', { name: 'Wissen' })).not.toBeInTheDocument();
    await userEvent.type(input, 'bewijs{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('bewijs');
    await userEvent.click(canvas.getByRole('button', { name: 'Wissen' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates states={['rest', 'focused']} control="input">
      <SearchField {...args} defaultValue="bewijs" />
    </SimulatedStates>
  ),
};

export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('searchbox', { name: 'Zoeken' })).toBeVisible(),
};

export const Keyboard: Story = {
  args: { defaultValue: 'bewijs' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Wissen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('score{Escape}');
    await expect(input).toHaveValue('');
    await userEvent.keyboard('score');
    await userEvent.tab();
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard(' ');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'bewijs' } };

export const Invalid: Story = {
  args: {
    description: 'Op naam, plaats of vaardigheid.',
    isInvalid: true,
    errorMessage: 'Typ minstens drie letters',
    defaultValue: 'ev',
  },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('searchbox')).toHaveAccessibleDescription(
      'Op naam, plaats of vaardigheid. Typ minstens drie letters',
    ),
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, defaultValue: 'bewijs' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('score{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('bewijs');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Zoeken in de Verwerkersovereenkomst',
    defaultValue: 'arbeidsongeschiktheidsverzekeringsmaatschappij '.repeat(5),
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
