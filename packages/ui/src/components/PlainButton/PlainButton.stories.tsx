import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Stack } from '../Stack/index.js';
import { PlainButton } from './PlainButton.js';

const meta = {
  title: 'Handelingen/PlainButton',
  id: 'componenten-plainbutton',
  component: PlainButton,
  args: { children: 'Hoe meten we dit?', onClick: fn() },
} satisfies Meta<typeof PlainButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('button', { name: 'Hoe meten we dit?' })).toHaveAttribute(
      'type',
      'button',
    );
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <SimulatedStates key={variant}>
          <PlainButton {...args} variant={variant} />
        </SimulatedStates>
      ))}
    </Stack>
  ),
};

export const Narrow: Story = {
  args: { children: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering opvragen' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
