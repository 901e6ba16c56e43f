import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarCheck } from 'lucide';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { answer, useAnswer } from '../internal/story/answer.js';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Icon } from '../Icon/index.js';
import { Inline } from '../Inline/index.js';
import { Stack } from '../Stack/index.js';
import { Button, type ButtonProps } from './Button.js';

const meta = {
  title: 'Handelingen/Button',
  id: 'componenten-button',
  component: Button,
  args: { children: 'Bericht verzenden', onPress: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

const variants = ['primary', 'secondary', 'quiet'] as const;

const VariantsInEveryState = (args: ButtonProps) =>
  variants.map((variant) => (
    <SimulatedStates key={variant}>
      <Button {...args} variant={variant} />
    </SimulatedStates>
  ));

export const Primary: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bericht verzenden' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <VariantsInEveryState {...args} />
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
      <VariantsInEveryState {...args} />
    </Stack>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Stack>
      {variants.map((variant) => (
        <Inline key={variant}>
          <Button {...args} variant={variant} size="small" />
          <Button {...args} variant={variant} size="medium" />
          <Button {...args} variant={variant} size="large" />
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button');
    const heights = buttons.map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual(variants.flatMap(() => [32, 44, 48]));
    const quiet = buttons[6] as HTMLElement;
    const { left } = (quiet.parentElement as HTMLElement).getBoundingClientRect();
    const { borderLeftWidth, paddingLeft } = getComputedStyle(quiet);
    await expect(left - quiet.getBoundingClientRect().left).toBeCloseTo(
      Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft),
    );
  },
};

export const Small: Story = {
  args: { size: 'small', children: 'Uitnodigen' },
  render: (args) => (
    <Stack gap="l">
      <VariantsInEveryState {...args} />
      <Inline>
        <Button {...args} isDisabled />
        <Button {...args} isPending>
          Uitnodigen...
        </Button>
        <Button {...args} variant="secondary">
          <Icon icon={CalendarCheck} />
          Uitnodigen
        </Button>
      </Inline>
    </Stack>
  ),
};

/** Looks 32 px high; a touch may land up to 6 px outside it. */
export const SmallTarget: Story = {
  args: { size: 'small', children: 'Uitnodigen' },
  render: (args) => (
    <Inline justify="center">
      <Button {...args} />
    </Inline>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button');
    const { left, width, top, height } = button.getBoundingClientRect();
    await expect(height).toBe(32);
    const above = document.elementFromPoint(left + width / 2, top + height / 2 - 21);
    await expect(above === button).toBe(matchMedia('(pointer: coarse)').matches);
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
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

/** Announces the pending state, and removes the announcement when the button unmounts. */
export const GoneAfterPending: Story = {
  render: function Render(args) {
    const { isPending, send } = useAnswer();
    const [isPressed, setPressed] = useState(false);
    const press = () => {
      setPressed(true);
      send();
    };
    if (isPressed && !isPending) return <p>Verzonden</p>;
    return (
      <Button {...args} isPending={isPending} onPress={press}>
        {isPending ? 'Verzenden...' : 'Bericht verzenden'}
      </Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const announced = () => document.querySelector('[data-live-announcer] [role=img]');
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(announced()).toHaveAccessibleName('Verzenden...'));
    await answer();
    await canvas.findByText('Verzonden');
    await expect(announced()).toBeNull();
  },
};

/** Does not announce its label again when it stops pending: that would interrupt the announcement of the result. */
export const QuietAfterPending: Story = {
  render: function Render(args) {
    const { isPending, send } = useAnswer();
    return (
      <Button {...args} isPending={isPending} onPress={send}>
        {isPending ? 'Verzenden...' : 'Bericht verzenden'}
      </Button>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const announced = () => document.querySelector('[data-live-announcer] [role=img]');
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() => expect(announced()).toHaveAccessibleName('Verzenden...'));
    await answer();
    await waitFor(() => expect(button).toHaveTextContent('Bericht verzenden'));
    await expect(button).toHaveFocus();
    await expect(announced()).toBeNull();
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
