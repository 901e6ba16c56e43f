import { parseTime } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { TimeField } from './TimeField.js';

const meta = {
  title: 'Invoer/TimeField',
  id: 'componenten-timefield',
  component: TimeField,
  args: { label: 'Begin van het gesprek', name: 'start', onChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Nederlandse tijd.' },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Begin van het gesprek' });
    await expect(input).toHaveAttribute('placeholder', 'uu:mm');
    await expect(input).toHaveAccessibleDescription(/^Nederlandse tijd\.\sBijvoorbeeld 13:30$/);
    await userEvent.click(canvas.getByText('Begin van het gesprek'));
    await expect(input).toHaveFocus();
    await userEvent.keyboard('1:45');
    await userEvent.tab();
    await expect(input).toHaveValue('01:45');
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(parseTime('01:45'));
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focused']} control="input">
        <TimeField {...args} defaultValue={parseTime('09:30')} />
      </SimulatedStates>
      <TimeField {...args} />
      <TimeField {...args} isRequired isInvalid errorMessage="Vul een tijd in, zoals 09:30" />
      <TimeField {...args} isDisabled defaultValue={parseTime('09:30')} />
    </Stack>
  ),
};

export const Keyboard: Story = {
  args: { defaultValue: parseTime('09:30') },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.clear(input);
    await userEvent.keyboard('10u45{Enter}');
    await expect(input).toHaveValue('10:45');
    await expect(args.onChange).toHaveBeenLastCalledWith(parseTime('10:45'));
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const Unreadable: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '9:75');
    await userEvent.tab();
    await expect(input).toHaveValue('9:75');
    await expect(input).toHaveAccessibleDescription(/Deze tijd bestaat niet/);
    await userEvent.type(input, '9');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/Deze tijd is niet te lezen/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Keeps a read-only field focusable and submitted, and generates the error for a time outside the range. */
export const InForm: Story = {
  render: (args) => (
    <Form>
      <Stack>
        <TimeField {...args} isReadOnly defaultValue={parseTime('09:30')} />
        <TimeField
          label="Eind van het gesprek"
          name="end"
          minValue={parseTime('10:00')}
          defaultValue={parseTime('09:45')}
        />
      </Stack>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [start, end] = canvas.getAllByRole('textbox');
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.keyboard('8');
    await expect(end).toHaveAccessibleDescription(/Kies 10:00 of later$/);
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      start: '09:30:00',
      end: '09:45:00',
    });
  },
};

const onSubmit = fn((event: { preventDefault: () => void }) => event.preventDefault());

/** Submits the form with Enter. */
export const Submission: Story = {
  render: (args) => (
    <Form onSubmit={onSubmit}>
      <TimeField {...args} />
      <Button type="submit">Verzenden</Button>
    </Form>
  ),
  play: async ({ userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('9:30{Enter}');
    await expect(onSubmit).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

export const Narrow: Story = {
  args: {
    label: 'Begin van het arbeidsongeschiktheidsgesprek',
    granularity: 'second',
    defaultValue: parseTime('12:30:45'),
  },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
