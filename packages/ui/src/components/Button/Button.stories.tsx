import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../../internal/story/SimulatedStates.js';
import { Icon } from '../Icon/index.js';
import { Inline } from '../Inline/index.js';
import { Stack } from '../Stack/index.js';
import { Button } from './Button.js';

const meta = {
  title: 'Componenten/Button',
  component: Button,
  args: { children: 'Bericht verzenden', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzenden' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <SimulatedStates key={variant}>
          <Button {...args} variant={variant} />
        </SimulatedStates>
      ))}
      <Inline>
        <Button {...args} isDisabled>
          Uitgeschakeld
        </Button>
        <Button {...args} isPending>
          Verzenden...
        </Button>
        <Button {...args} variant="secondary" isPending>
          Verzenden...
        </Button>
      </Inline>
    </Stack>
  ),
};

export const Critical: Story = {
  args: { tone: 'critical', children: 'Account verwijderen' },
  render: (args) => (
    <Stack gap="l">
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <SimulatedStates key={variant}>
          <Button {...args} variant={variant} />
        </SimulatedStates>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <Button {...args} size="medium" />
      <Button {...args} size="large" />
    </Inline>
  ),
};

export const WithIcon: Story = {
  render: (args) => (
    <Button {...args}>
      <Icon icon={CalendarCheck} />
      Plan een Demo
    </Button>
  ),
};

export const FullWidth: Story = { args: { isFullWidth: true } };

export const Pending: Story = {
  args: { isPending: true, children: 'Verzenden...' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).not.toHaveFocus();
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
  },
};

export const LongContent: Story = {
  args: { children: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering opvragen' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
