import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { SimulatedStates } from '../../internal/story/SimulatedStates.js';
import { ComboBox } from './ComboBox.js';

const meta = {
  title: 'Componenten/ComboBox',
  component: ComboBox,
  args: {
    label: 'Sector',
    name: 'sector',
    options: [
      { id: 'zorg', label: 'Zorg en welzijn' },
      { id: 'ict', label: 'Ict' },
      { id: 'onderwijs', label: 'Onderwijs' },
      { id: 'bouw', label: 'Bouw', isDisabled: true },
      { id: 'overheid', label: 'Overheid' },
    ],
  },
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const closed = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Sector' });
    await userEvent.type(input, 'onder');
    await expect(await screen.findAllByRole('option')).toHaveLength(1);
    await userEvent.click(screen.getByRole('option', { name: 'Onderwijs' }));
    await expect(input).toHaveValue('Onderwijs');
    await closed();
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates states={['rest', 'focused']} control="input">
      <ComboBox {...args} />
    </SimulatedStates>
  ),
};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ict' })).toBeVisible());
  },
};

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'xyz');
    await waitFor(() => expect(screen.getByText('Geen resultaten')).toBeVisible());
  },
};

export const Invalid: Story = {
  args: { isRequired: true, isInvalid: true, errorMessage: 'Kies een sector' },
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(input).toHaveValue('Ict');
    await closed();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await expect(input).not.toHaveFocus();
  },
};

export const LongContent: Story = {
  args: {
    label: 'Soort Verwerkersovereenkomst',
    options: [{ id: 'a', label: 'Arbeidsongeschiktheidsverzekeringsmaatschappij als verwerker' }],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
