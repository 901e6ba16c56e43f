import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Stack } from '../Stack/index.js';
import { Form } from '../Form/index.js';
import { thumb, track } from './Slider.css.js';
import { Slider } from './Slider.js';

const meta = {
  title: 'Invoer/Slider',
  id: 'componenten-slider',
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

const formErrors = { score: 'De server kent deze waarde niet' };

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
    for (const [key, value] of [
      ['ArrowRight', '0.65'],
      ['ArrowLeft', '0.6'],
      ['ArrowUp', '0.65'],
      ['ArrowDown', '0.6'],
      ['PageUp', '0.7'],
      ['PageDown', '0.6'],
      ['Home', '0'],
      ['End', '1'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(slider).toHaveValue(value);
    }
  },
};

export const Invalid: Story = {
  args: {
    description: 'Wie lager scoort, blijft te zien onder de shortlist.',
    isInvalid: true,
    errorMessage: 'Kies een score van 50% of hoger',
  },
  play: async ({ canvas, args }) => {
    for (const slider of canvas.getAllByRole('slider')) {
      await expect(slider).toBeInvalid();
      await expect(slider).toHaveAccessibleDescription(
        `${args.description as string} ${args.errorMessage ?? ''}`,
      );
    }
  },
};

/** Clears the form's error when the value changes. */
export const FormError: Story = {
  args: { name: 'score' },
  render: (args) => (
    <Form errors={formErrors}>
      <Slider {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('slider');
    await expect(first).toHaveAccessibleDescription('De server kent deze waarde niet');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).not.toHaveAccessibleDescription();
  },
};

export const ReadOnly: Story = {
  args: { isReadOnly: true, onChange: fn(), name: 'score' },
  render: (args) => (
    <Form>
      <Slider {...args} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvasElement.querySelector(`.${track}`) as HTMLElement);
    for (const slider of canvas.getAllByRole('slider')) {
      await userEvent.tab();
      await expect(slider).toHaveFocus();
      await expect(slider).toHaveAttribute('aria-readonly', 'true');
      await userEvent.keyboard('{ArrowRight}{PageUp}{Home}{End}');
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ score: '0.6' });
  },
};

export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const LongContent: Story = {
  args: { label: 'Ervaring met arbeidsongeschiktheidsverzekeringsmaatschappijen' },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
