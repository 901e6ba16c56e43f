import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pencil, Trash2 } from 'lucide';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Inline } from '../Inline/index.js';
import { Stack } from '../Stack/index.js';
import { IconButton } from './IconButton.js';

const meta = {
  title: 'Handelingen/IconButton',
  id: 'componenten-iconbutton',
  component: IconButton,
  args: { icon: Pencil, label: 'Notitie bewerken', onPress: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Notitie bewerken' });
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates>
        <IconButton {...args} />
      </SimulatedStates>
      <SimulatedStates>
        <IconButton {...args} variant="secondary" />
      </SimulatedStates>
      <SimulatedStates>
        <IconButton {...args} tone="critical" icon={Trash2} label="Notitie verwijderen" />
      </SimulatedStates>
    </Stack>
  ),
};

/** Has a square box of 32 by 32 px, for use in rows. */
export const Small: Story = {
  args: { size: 'small' },
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates>
        <IconButton {...args} />
      </SimulatedStates>
      <SimulatedStates>
        <IconButton {...args} variant="secondary" />
      </SimulatedStates>
      <Inline gap="xs">
        <IconButton {...args} />
        <IconButton {...args} tone="critical" icon={Trash2} label="Notitie verwijderen" />
      </Inline>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      const { width, height } = button.getBoundingClientRect();
      await expect([width, height]).toEqual([32, 32]);
    }
  },
};

export const Disabled: Story = {
  render: (args) => (
    <Inline>
      <IconButton {...args} isDisabled />
      <IconButton {...args} isDisabled variant="secondary" />
    </Inline>
  ),
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(88);
  },
};
