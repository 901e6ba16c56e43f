import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SimulatedStates } from '../../internal/story/SimulatedStates.js';
import { Stack } from '../Stack/index.js';
import { thumb } from './Slider.css.js';
import { Slider } from './Slider.js';

const meta = {
  title: 'Componenten/Slider',
  component: Slider,
  args: {
    label: 'Laagste score in de shortlist',
    defaultValue: 0.6,
    minValue: 0,
    maxValue: 1,
    step: 0.05,
    formatOptions: { style: 'percent' },
  },
} satisfies Meta<typeof Slider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: 'Laagste score in de shortlist' });
    await expect(slider).toHaveAttribute('aria-valuetext', '60%');
    await expect(canvas.getByText('60%')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates states={['rest', 'hovered', 'focus-visible']} control={`.${thumb}`}>
      <Slider {...args} />
    </SimulatedStates>
  ),
};

export const Values: Story = {
  render: (args) => (
    <Stack>
      {[0, 0.5, 1].map((value) => (
        <Slider {...args} key={value} defaultValue={value} />
      ))}
    </Stack>
  ),
};

export const Disabled: Story = { args: { isDisabled: true } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(slider).toHaveValue('0.65');
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveValue('0');
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('1');
  },
};

export const LongContent: Story = {
  args: { label: 'Ervaring met arbeidsongeschiktheidsverzekeringsmaatschappijen' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
