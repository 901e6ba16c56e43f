import { parseTime } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SimulatedStates } from '../../internal/story/SimulatedStates.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { TimeField } from './TimeField.js';

const meta = {
  title: 'Componenten/TimeField',
  component: TimeField,
  args: { label: 'Begin van het gesprek', name: 'start', onChange: fn() },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { description: 'Nederlandse tijd.' },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'Begin van het gesprek' });
    await expect(group).toHaveAccessibleDescription('Nederlandse tijd.');
    await userEvent.click(canvas.getByText('Begin van het gesprek'));
    await expect(canvas.getByRole('spinbutton', { name: /uur/ })).toHaveFocus();
    await userEvent.keyboard('0930');
    await expect(group).toHaveTextContent('09:30');
    await expect(args.onChange).toHaveBeenLastCalledWith(parseTime('09:30'));
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focus-within']} control="[role=group]">
        <TimeField {...args} defaultValue={parseTime('09:30')} />
      </SimulatedStates>
      <SimulatedStates states={['focused']} control="[role=spinbutton]">
        <TimeField {...args} />
      </SimulatedStates>
      <TimeField {...args} isRequired isInvalid errorMessage="Vul een tijd in, zoals 09:30" />
      <TimeField {...args} isDisabled defaultValue={parseTime('09:30')} />
    </Stack>
  ),
};

export const Keyboard: Story = {
  args: { defaultValue: parseTime('09:30') },
  play: async ({ canvas, userEvent }) => {
    const [hour, minute] = canvas.getAllByRole('spinbutton');
    await userEvent.tab();
    await expect(hour).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(minute).toHaveFocus();
    await userEvent.keyboard('{Backspace}{Backspace}45');
    await expect(canvas.getByRole('group')).toHaveTextContent('10:45');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

/** It can be read and reached, and is sent; what the range forbids is said in words by itself. */
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
    const [hour, , end] = canvas.getAllByRole('spinbutton');
    await userEvent.tab();
    await expect(hour).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}8');
    await expect(end).toHaveAccessibleDescription(/Kies 10:00 of later$/);
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      start: '09:30:00',
      end: '09:45:00',
    });
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
