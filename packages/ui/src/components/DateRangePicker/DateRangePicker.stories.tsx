import { parseDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { mockToday } from '../internal/story/mockToday.js';
import { Form } from '../Form/index.js';
import { Stack } from '../Stack/index.js';
import { DateRangePicker } from './DateRangePicker.js';

const meta = {
  title: 'Componenten/DateRangePicker',
  component: DateRangePicker,
  args: {
    label: 'Looptijd van de vacature',
    startName: 'from',
    endName: 'to',
    onChange: fn(),
  },
  beforeEach: mockToday('2026-04-15'),
} satisfies Meta<typeof DateRangePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const april = { start: parseDate('2026-04-15'), end: parseDate('2026-04-28') };

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = {
  args: { description: 'De eerste en de laatste dag.' },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('group', { name: 'Looptijd van de vacature' });
    await userEvent.click(canvas.getByRole('button', { name: /^Kalender/ }));
    const dialog = await screen.findByRole('dialog', { name: /^Kalender Looptijd/ });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: /woensdag 15 april/ }));
    await userEvent.click(screen.getByRole('button', { name: /dinsdag 28 april/ }));
    await closed();
    await expect(args.onChange).toHaveBeenCalledWith(april);
    await expect(within(group).getByRole('textbox', { name: /: eerste dag$/ })).toHaveValue(
      '15-04-2026',
    );
    await expect(within(group).getByRole('textbox', { name: /: laatste dag$/ })).toHaveValue(
      '28-04-2026',
    );
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
};

export const States: Story = {
  args: { defaultValue: april },
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'focus-within']} control="[role=presentation]">
        <DateRangePicker {...args} />
      </SimulatedStates>
      <DateRangePicker
        {...args}
        defaultValue={null}
        isRequired
        isInvalid
        errorMessage="Vul de eerste en de laatste dag in"
      />
      <DateRangePicker {...args} isDisabled />
    </Stack>
  ),
};

export const Open: Story = {
  args: { defaultValue: april },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const day = await screen.findByRole('button', { name: /15 april/ });
    await waitFor(() => expect(day).toHaveFocus());
    await waitFor(() => expect(day).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [start, end] = canvas.getAllByRole('textbox');
    await userEvent.tab();
    await userEvent.keyboard('15-4-2026');
    await userEvent.tab();
    await expect(end).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('28-4-2026');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith(april);
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const day = await screen.findByRole('button', { name: /15 april/ });
    await waitFor(() => expect(day).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{Enter}{ArrowRight}{Enter}');
    await closed();
    await expect(start).toHaveValue('16-04-2026');
    await expect(end).toHaveValue('18-04-2026');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

const formErrors = { to: 'De vacature staat maximaal een maand open' };

/** Submits both dates as ISO 8601, and shows an error for the name of either. */
export const InForm: Story = {
  render: (args) => (
    <Form errors={formErrors}>
      <Stack>
        <DateRangePicker {...args} defaultValue={april} />
        <DateRangePicker
          label="Looptijd van de campagne"
          startName="campaignFrom"
          endName="campaignTo"
          isReadOnly
          defaultValue={april}
        />
      </Stack>
    </Form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(formErrors.to)).toBeVisible();
    const [start] = canvas.getAllByRole('textbox') as [HTMLElement];
    await userEvent.clear(start);
    await userEvent.keyboard('30-4-2026');
    await userEvent.tab();
    await expect(canvas.queryByText(formErrors.to)).not.toBeInTheDocument();
    await expect(start).toHaveAccessibleDescription(/De einddatum ligt voor de begindatum$/);
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      from: '2026-04-30',
      to: '2026-04-28',
      campaignFrom: '2026-04-15',
      campaignTo: '2026-04-28',
    });
  },
};

export const Narrow: Story = {
  ...Open,
  args: { ...Open.args, label: 'Looptijd van de arbeidsongeschiktheidsverzekering' },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
