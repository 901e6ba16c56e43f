import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { SimulatedStates } from '../../internal/story/SimulatedStates.js';
import { Form } from '../Form/index.js';
import { Select } from './Select.js';

const meta = {
  title: 'Componenten/Select',
  component: Select,
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
} satisfies Meta<typeof Select>;

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
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await closed();
  },
};

/** It can be read and reached, and is sent; nothing opens it or changes the choice. */
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
