import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Icon } from '../Icon/index.js';
import { Inline } from '../Inline/index.js';
import { Stack } from '../Stack/index.js';
import { ButtonLink } from './ButtonLink.js';

const meta = {
  title: 'Handelingen/ButtonLink',
  id: 'componenten-buttonlink',
  component: ButtonLink,
  args: { href: '#register', children: 'Start Nu' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Start Nu' })).toHaveAttribute('href', '#register'),
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      {(['primary', 'secondary', 'quiet'] as const).map((variant) => (
        <SimulatedStates key={variant}>
          <ButtonLink {...args} variant={variant} />
        </SimulatedStates>
      ))}
    </Stack>
  ),
};

export const Together: Story = {
  render: () => (
    <Inline gap="m">
      <ButtonLink href="#register" size="large">
        Start Nu
        <Icon icon={ArrowRight} />
      </ButtonLink>
      <ButtonLink href="#contact" size="large" variant="secondary">
        Plan een Demo
      </ButtonLink>
      <ButtonLink href="#features" size="large" variant="quiet">
        Ontdek Meer
      </ButtonLink>
    </Inline>
  ),
};

export const Sizes: Story = {
  render: (args) => (
    <Inline>
      <ButtonLink {...args} size="small" />
      <ButtonLink {...args} size="medium" />
      <ButtonLink {...args} size="large" />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(boxes.map(({ height }) => height)).toEqual([32, 44, 48]);
    await expect(Math.min(...boxes.slice(1).map(({ width }) => width))).toBeGreaterThanOrEqual(44);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link');
    await expect(link).toHaveFocus();
    const follow = fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow, { once: true });
    await userEvent.keyboard(' ');
    await expect(follow).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const LongContent: Story = {
  args: { children: 'Verwerkersovereenkomst en arbeidsongeschiktheidsverzekering bekijken' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
