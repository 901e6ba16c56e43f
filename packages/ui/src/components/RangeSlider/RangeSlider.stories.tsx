import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Form } from '../Form/index.js';
import { thumb, track } from '../Slider/Slider.css.js';
import { Stack } from '../Stack/index.js';
import { RangeSlider } from './RangeSlider.js';

const meta = {
  title: 'Invoer/RangeSlider',
  id: 'componenten-rangeslider',
  component: RangeSlider,
  args: {
    label: 'Jaren ervaring',
    defaultValue: [3, 10],
    minValue: 0,
    maxValue: 30,
    onChange: fn(),
  },
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

const formErrors = { from: 'De server kent deze waarde niet' };

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Jaren ervaring' })).toBeVisible();
    await expect(canvas.getByRole('slider', { name: 'Minimum Jaren ervaring' })).toHaveValue('3');
    await expect(canvas.getByRole('slider', { name: 'Maximum Jaren ervaring' })).toHaveValue('10');
    await expect(canvas.getByText('3 – 10')).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <SimulatedStates states={['rest', 'hovered', 'focus-visible']} control={`.${thumb}`}>
      <RangeSlider {...args} />
    </SimulatedStates>
  ),
};

export const Values: Story = {
  render: (args) => (
    <Stack>
      <RangeSlider label="Jaren ervaring" maxValue={30} />
      <RangeSlider {...args} defaultValue={[10, 11]} />
      <RangeSlider
        label="Score"
        defaultValue={[0.6, 0.9]}
        minValue={0}
        maxValue={1}
        step={0.05}
        formatOptions={{ style: 'percent' }}
      />
    </Stack>
  ),
};

export const Disabled: Story = { args: { isDisabled: true } };

/** Keeps the thumbs from passing each other: each limits the range of the other. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [start, end] = canvas.getAllByRole('slider');
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith([4, 10]);
    for (const [key, value] of [
      ['PageUp', '7'],
      ['PageDown', '4'],
      ['ArrowUp', '5'],
      ['ArrowDown', '4'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(start).toHaveValue(value);
    }
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(start).toHaveValue('10');
    await userEvent.keyboard('{Home}');
    await expect(start).toHaveValue('0');
    await userEvent.tab();
    await expect(end).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(args.onChange).toHaveBeenLastCalledWith([0, 9]);
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await expect(end).toHaveValue('0');
    await userEvent.keyboard('{End}');
    await expect(end).toHaveValue('30');
    await expect(canvas.getByText('0 – 30')).toBeVisible();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** Keeps the thumb that can still move on top if both are at one end of the scale. */
export const OverlappingThumbs: Story = {
  render: (args) => (
    <Stack>
      <RangeSlider {...args} label="Aan het begin" defaultValue={[0, 0]} />
      <RangeSlider {...args} label="Aan het eind" defaultValue={[30, 30]} />
    </Stack>
  ),
  play: async ({ canvas }) => {
    const onTop = (slider: HTMLElement) => {
      const own = slider.closest(`.${thumb}`) as HTMLElement;
      const { left, top, width, height } = own.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === own;
    };
    await expect(onTop(canvas.getByRole('slider', { name: 'Maximum Aan het begin' }))).toBe(true);
    await expect(onTop(canvas.getByRole('slider', { name: 'Minimum Aan het eind' }))).toBe(true);
  },
};

export const InForm: Story = {
  args: { startName: 'from', endName: 'to' },
  render: (args) => (
    <Form>
      <RangeSlider {...args} />
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByText('Jaren ervaring'));
    await expect(canvas.getByRole('slider', { name: 'Minimum Jaren ervaring' })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({ from: '2', to: '10' });
  },
};

export const Invalid: Story = {
  args: {
    description: 'Ook stages tellen mee.',
    isInvalid: true,
    errorMessage: 'Kies een deel van minstens vijf jaar',
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
  args: { startName: 'from', endName: 'to' },
  render: (args) => (
    <Form errors={formErrors}>
      <RangeSlider {...args} />
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
  args: { isReadOnly: true, onChange: fn(), startName: 'from', endName: 'to' },
  render: (args) => (
    <Form>
      <RangeSlider {...args} />
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
    await expect(Object.fromEntries(new FormData(form))).toEqual({ from: '3', to: '10' });
  },
};

export const LabelHidden: Story = { args: { isLabelHidden: true } };

export const LongContent: Story = {
  args: {
    label: 'Ervaring met arbeidsongeschiktheidsverzekeringsmaatschappijen',
    defaultValue: [30_000, 120_000],
    maxValue: 200_000,
    step: 1000,
    formatOptions: { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 },
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
