import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Stack } from '../Stack/index.js';
import { Switch } from './Switch.js';

const meta = {
  title: 'Invoer/Switch',
  id: 'componenten-switch',
  component: Switch,
  args: { children: 'Meldingen per e-mail', onChange: fn() },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Maximaal één bericht per dag.' },
  play: async ({ canvas, userEvent, args }) => {
    const toggle = canvas.getByRole('switch', { name: 'Meldingen per e-mail' });
    await expect(toggle).toHaveAccessibleDescription('Maximaal één bericht per dag.');
    await userEvent.click(toggle);
    await expect(toggle).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates>
        <Switch {...args} />
      </SimulatedStates>
      <SimulatedStates>
        <Switch {...args} defaultSelected />
      </SimulatedStates>
    </Stack>
  ),
};

export const Disabled: Story = {
  render: (args) => (
    <Stack>
      <Switch {...args} isDisabled />
      <Switch {...args} isDisabled defaultSelected />
    </Stack>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const toggle = canvas.getByRole('switch');
    await expect(toggle.closest('label')?.offsetHeight).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard(' ');
    await expect(toggle).toBeChecked();
  },
};

export const Invalid: Story = {
  args: { isInvalid: true, errorMessage: 'Bevestig eerst uw e-mailadres' },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('switch')).toHaveAccessibleDescription('Bevestig eerst uw e-mailadres'),
};

export const ReadOnly: Story = {
  render: (args) => (
    <Stack>
      <Switch {...args} isReadOnly />
      <Switch {...args} isReadOnly defaultSelected />
    </Stack>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const toggle of canvas.getAllByRole('switch')) {
      const before = (toggle as HTMLInputElement).checked;
      await userEvent.click(toggle);
      await expect(toggle).toHaveFocus();
      await expect((toggle as HTMLInputElement).checked).toBe(before);
    }
  },
};

/** Hides the label, for example in a column whose heading names the setting. */
export const LabelHidden: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) =>
    expect(canvas.getByRole('switch', { name: 'Meldingen per e-mail' })).toBeVisible(),
};

export const LongContent: Story = {
  args: {
    children: 'Arbeidsongeschiktheidsverzekeringsmaatschappijen tonen',
    defaultSelected: true,
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
