import { parseDate, type CalendarDate } from '@internationalized/date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMemo, useState, type FormEvent } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { exemptFromAxe } from '../../../docs/a11y/exemptions.js';
import { EditableTable, type Candidate } from '../../../docs/table/EditableTable.js';
import { Button } from '../Button/index.js';
import { ComboBox } from '../ComboBox/index.js';
import { DatePicker } from '../DatePicker/index.js';
import { DescriptionList } from '../DescriptionList/index.js';
import { answer, untilAnswer } from '../internal/story/answer.js';
import { SimulatedStates } from '../internal/story/SimulatedStates.js';
import { waitForDialogToClose } from '../internal/story/waitForDialogToClose.js';
import { NumberField } from '../NumberField/index.js';
import { Select, type Key } from '../Select/index.js';
import { Stack } from '../Stack/index.js';
import { Table, type TableColumn } from '../Table/index.js';
import { TextArea } from '../TextArea/index.js';
import { TextField } from '../TextField/index.js';
import { InlineEdit, type InlineEditProps } from './InlineEdit.js';
import { UndoButtons } from './UndoButtons.js';

/** App that keeps the value, unless `onSave` returns an error. */
function Saved({ onSave, ...props }: InlineEditProps<string>) {
  const [saved, setSaved] = useState(props.value);
  return (
    <InlineEdit
      {...props}
      value={saved}
      onSave={async (next) => {
        const error = await onSave(next);
        if (error === undefined) setSaved(next);
        return error;
      }}
    >
      {saved}
    </InlineEdit>
  );
}

const meta = {
  title: 'Invoer/InlineEdit',
  id: 'componenten-inlineedit',
  component: InlineEdit<string>,
  args: {
    label: 'Functie van Kandidaat 0412',
    value: 'Wijkverpleegkundige',
    onSave: fn(),
    renderField: (props) => <TextField {...props} />,
    children: 'Wijkverpleegkundige',
  },
  render: (args) => <Saved {...args} />,
} satisfies Meta<typeof InlineEdit<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The button with a value. */
const valueOf = (label: string) =>
  screen.getByRole('button', { name: new RegExp(`${label} bewerken$`) });
/** The field, when it has focus. */
const opened = async (role: string, label: string) => {
  const dialog = await screen.findByRole('dialog', { name: `${label} bewerken` });
  const field = within(dialog).getByRole(role, { name: new RegExp(label) });
  await waitFor(() => expect(field).toHaveFocus());
  await waitFor(() => expect(field).toBeVisible());
  return field;
};
/** The option of an open list, when it has focus. */
const listed = async (name: string) => {
  const option = await screen.findByRole('option', { name });
  await waitFor(() => expect(option).toHaveFocus());
  await waitFor(() => expect(option).toBeVisible());
};
const job = 'Functie van Kandidaat 0412';

export const Default: Story = {
  play: async ({ userEvent, args }) => {
    const value = screen.getByRole('button', {
      name: 'Wijkverpleegkundige Functie van Kandidaat 0412 bewerken',
    });
    await expect(value.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.click(value);
    const field = (await opened('textbox', job)) as HTMLInputElement;
    const { selectionStart, selectionEnd } = field;
    await expect([selectionStart, selectionEnd]).toEqual([0, 'Wijkverpleegkundige'.length]);
    await userEvent.keyboard('Verpleegkundige');
    await userEvent.click(screen.getByRole('button', { name: 'Bewaren' }));
    await waitForDialogToClose();
    await expect(args.onSave.mock.calls).toEqual([['Verpleegkundige']]);
    await expect(value).toHaveTextContent('Verpleegkundige');
    await expect(value).toHaveFocus();
  },
};

export const States: Story = {
  render: (args) => (
    <Stack gap="l">
      <SimulatedStates states={['rest', 'hovered', 'pressed', 'focus-visible']} control="button">
        <InlineEdit {...args} />
      </SimulatedStates>
      <InlineEdit {...args} isReadOnly />
    </Stack>
  ),
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('button', { name: /bewerken$/ })).toHaveLength(4),
};

/** Enter, Space and F2 open the field; Enter saves, and Escape restores the value. */
export const Keyboard: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.tab();
    const value = valueOf(job);
    await expect(value).toHaveFocus();
    for (const [key, typed] of [
      ['{Enter}', 'Verpleegkundige'],
      [' ', 'Verzorgende'],
      ['{F2}', 'Wijkverpleegkundige'],
    ] as const) {
      await userEvent.keyboard(key);
      await opened('textbox', job);
      await userEvent.keyboard(`${typed}{Enter}`);
      await waitForDialogToClose();
      await expect(args.onSave).toHaveBeenLastCalledWith(typed);
      await expect(value).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await opened('textbox', job);
    await userEvent.keyboard('iets anders{Escape}');
    await waitForDialogToClose();
    await expect(args.onSave).toHaveBeenCalledTimes(3);
    await expect(value).toHaveTextContent('Wijkverpleegkundige');
    await expect(value).toHaveFocus();
    // An unchanged value is not saved. Without another value in a list, Tab returns to this one.
    await userEvent.keyboard('{Enter}');
    await opened('textbox', job);
    await userEvent.keyboard('{Tab}');
    await waitForDialogToClose();
    await expect(args.onSave).toHaveBeenCalledTimes(3);
    await expect(value).toHaveFocus();
  },
};

/** A press outside saves; 'Annuleren' does not. */
export const Pointer: Story = {
  play: async ({ userEvent, args }) => {
    const value = valueOf(job);
    await userEvent.click(value);
    await opened('textbox', job);
    await userEvent.keyboard('Verzorgende');
    await userEvent.click(screen.getByRole('button', { name: 'Annuleren' }));
    await waitForDialogToClose();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(value).toHaveTextContent('Wijkverpleegkundige');
    await userEvent.click(value);
    await opened('textbox', job);
    await userEvent.keyboard('Verpleegkundige');
    await userEvent.click(screen.getByTestId('underlay'));
    await waitForDialogToClose();
    await expect(args.onSave.mock.calls).toEqual([['Verpleegkundige']]);
  },
};

const amount = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

function Salary() {
  const [salary, setSalary] = useState<number | null>(3200);
  return (
    <InlineEdit
      label="Salaris van Kandidaat 0412"
      value={salary}
      onSave={setSalary}
      renderField={(props) => <NumberField {...props} minValue={2000} unit="euro per maand" />}
    >
      {salary !== null && amount.format(salary)}
    </InlineEdit>
  );
}

export const Number: Story = {
  render: () => <Salary />,
  play: async ({ userEvent }) => {
    const label = 'Salaris van Kandidaat 0412';
    await userEvent.click(valueOf(label));
    const field = await opened('textbox', label);
    await userEvent.keyboard('1.000{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Vul 2\.000 in, of meer/));
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('3450{Enter}');
    await waitForDialogToClose();
    await expect(valueOf(label)).toHaveTextContent(/3\.450/);
  },
};

const phases = [
  { id: 'new', label: 'Nieuw' },
  { id: 'interview', label: 'Gesprek' },
  { id: 'offer', label: 'Aanbod' },
];

function Phase() {
  const [phase, setPhase] = useState<Key | null>('new');
  return (
    <InlineEdit
      label="Fase van Kandidaat 0412"
      value={phase}
      onSave={setPhase}
      renderField={(props) => <Select {...props} options={phases} />}
    >
      {phases.find(({ id }) => id === phase)?.label}
    </InlineEdit>
  );
}

/** The list opens with the value. A choice saves; Escape closes first the list, and then the field. */
export const Choice: Story = {
  render: () => <Phase />,
  play: async ({ userEvent }) => {
    const label = 'Fase van Kandidaat 0412';
    const value = valueOf(label);
    value.focus();
    await userEvent.keyboard('{Enter}');
    await listed('Nieuw');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitForDialogToClose();
    await expect(value).toHaveTextContent('Gesprek');
    await expect(value).toHaveFocus();
    await userEvent.click(value);
    await listed('Gesprek');
    await userEvent.keyboard('{Escape}');
    await opened('button', label);
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await expect(value).toHaveFocus();
    await userEvent.click(value);
    await userEvent.click(await screen.findByRole('option', { name: 'Aanbod' }));
    await waitForDialogToClose();
    await expect(value).toHaveTextContent('Aanbod');
  },
};

function TypedPhase() {
  const [phase, setPhase] = useState<Key | null>('new');
  return (
    <InlineEdit
      label="Fase van Kandidaat 0412"
      value={phase}
      onSave={setPhase}
      renderField={(props) => <ComboBox {...props} options={phases} />}
    >
      {phases.find(({ id }) => id === phase)?.label}
    </InlineEdit>
  );
}

/** Tab selects the focused option and saves it; Escape first closes the list. */
export const Search: Story = {
  render: () => <TypedPhase />,
  play: async ({ userEvent }) => {
    const label = 'Fase van Kandidaat 0412';
    const value = valueOf(label);
    value.focus();
    await userEvent.keyboard('{Enter}');
    await opened('combobox', label);
    await userEvent.keyboard('aan');
    await screen.findByRole('option', { name: 'Aanbod' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await opened('combobox', label);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('option', { name: 'Nieuw' });
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await waitForDialogToClose();
    await expect(value).toHaveTextContent('Gesprek');
    await expect(value).toHaveFocus();
  },
};

const dayFormat = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC' });

function Start() {
  const [start, setStart] = useState<CalendarDate | null>(parseDate('2026-12-01'));
  return (
    <InlineEdit
      label="Startdatum van Kandidaat 0412"
      value={start}
      onSave={setStart}
      renderField={(props) => <DatePicker {...props} />}
    >
      {start && dayFormat.format(start.toDate('UTC'))}
    </InlineEdit>
  );
}

/** Tab first goes to the button of the calendar, which is part of the field. A chosen day is saved. */
export const Day: Story = {
  render: () => <Start />,
  play: async ({ userEvent }) => {
    const label = 'Startdatum van Kandidaat 0412';
    const value = valueOf(label);
    value.focus();
    await userEvent.keyboard('{Enter}');
    await opened('textbox', label);
    await userEvent.keyboard('4-1-2027{Tab}');
    const calendar = () => screen.getByRole('button', { name: `Kalender ${label}` });
    await waitFor(() => expect(calendar()).toHaveFocus());
    await userEvent.keyboard('{Tab}');
    await waitForDialogToClose();
    await expect(value).toHaveTextContent('4-1-2027');
    await expect(value).toHaveFocus();
    await userEvent.click(value);
    await opened('textbox', label);
    await userEvent.click(calendar());
    await userEvent.click(await screen.findByRole('button', { name: /vrijdag 8 januari/ }));
    await waitForDialogToClose();
    await expect(value).toHaveTextContent('8-1-2027');
    await expect(value).toHaveFocus();
  },
};

/** Enter starts a new line; Ctrl + Enter saves. */
export const Lines: Story = {
  args: {
    label: 'Notitie bij Kandidaat 0412',
    value: 'Belt donderdag terug.',
    renderField: (props) => <TextArea {...props} rows={3} />,
  },
  play: async ({ userEvent, args }) => {
    const value = valueOf(args.label);
    value.focus();
    await userEvent.keyboard('{Enter}');
    await opened('textbox', args.label);
    await userEvent.keyboard('{Enter}Wil 32 uur.{Control>}{Enter}{/Control}');
    await waitForDialogToClose();
    await expect(args.onSave.mock.calls).toEqual([['Belt donderdag terug.\nWil 32 uur.']]);
    await expect(value).toHaveFocus();
  },
};

export const Empty: Story = {
  args: { value: '', children: '' },
  play: async ({ userEvent }) => {
    const value = screen.getByRole('button', { name: `Invullen ${job} bewerken` });
    await userEvent.click(value);
    await opened('textbox', job);
    await userEvent.keyboard('Verzorgende{Enter}');
    await waitForDialogToClose();
    await expect(value).toHaveAccessibleName(`Verzorgende ${job} bewerken`);
  },
};

/** The rule of the field blocks saving. */
export const Invalid: Story = {
  args: {
    renderField: (props) => (
      <TextField {...props} validate={(text) => (text.length < 3 ? 'Vul een functie in' : null)} />
    ),
  },
  play: async ({ userEvent, args }) => {
    await userEvent.click(valueOf(job));
    const field = await opened('textbox', job);
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Vul een functie in'));
    await waitFor(() => expect(field).toHaveFocus());
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

const refuseDoctor = async (value: string) =>
  value === 'Arts' ? 'Een arts staat niet in deze vacature' : undefined;

/** The server refuses the value; the next one is saved. */
export const Refused: Story = {
  args: { onSave: fn(refuseDoctor) },
  play: async ({ userEvent, args }) => {
    const value = valueOf(job);
    await userEvent.click(value);
    const field = await opened('textbox', job);
    await userEvent.keyboard('Arts{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Een arts staat niet in deze vacature'),
    );
    await waitFor(() => expect(field).toHaveFocus());
    await expect(field).toHaveValue('Arts');
    await userEvent.clear(field);
    await userEvent.keyboard('Verzorgende{Enter}');
    await waitForDialogToClose();
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(value).toHaveTextContent('Verzorgende');
  },
};

/** The server fails. The same value can be saved again. */
export const Failed: Story = {
  args: { onSave: fn(async () => Promise.reject(new Error('offline'))) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(valueOf(job));
    const field = await opened('textbox', job);
    await userEvent.keyboard('Verzorgende{Enter}');
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription('Dit is niet vastgelegd. Probeer het opnieuw.'),
    );
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** While the server answers, nothing else can be saved, and Escape has no effect. */
export const Pending: Story = {
  args: { onSave: fn(untilAnswer) },
  play: async ({ userEvent, args }) => {
    const value = valueOf(job);
    await userEvent.click(value);
    const field = await opened('textbox', job);
    await userEvent.keyboard('Verzorgende{Enter}');
    const save = screen.getByRole('button', { name: /Bewaren/ });
    await waitFor(() => expect(save).toHaveAttribute('data-pending'));
    await expect(field).toBeDisabled();
    await expect(save).toHaveFocus();
    await userEvent.keyboard('{Enter}{Escape}{Tab}');
    await userEvent.click(screen.getByTestId('underlay'));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await answer();
    await waitForDialogToClose();
    await expect(value).toHaveTextContent('Verzorgende');
    await expect(value).toHaveFocus();
  },
};

const candidates: readonly Candidate[] = Array.from({ length: 40 }, (_, index) => ({
  id: String(401 + index),
  name: `Kandidaat 0${401 + index}`,
  salary: index === 1 ? null : 2900 + 50 * index,
  phase: phases[index % 3]?.id ?? null,
  start: index === 2 ? null : parseDate('2026-12-01').add({ days: index }),
}));

const save = fn(async () => {});

const hasFocus = (label: string) => waitFor(() => expect(valueOf(label)).toHaveFocus());

/** Tab saves and opens the next cell, from the end of a row to the next row. Arrow keys go on from the saved cell. */
export const InTable: Story = {
  parameters: exemptFromAxe('componenten-inlineedit--in-table'),
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => void save.mockReset(),
  render: () => <EditableTable candidates={candidates.slice(0, 4)} save={save} />,
  play: async ({ userEvent }) => {
    await userEvent.click(valueOf('Salaris van Kandidaat 0401'));
    await opened('textbox', 'Salaris van Kandidaat 0401');
    await userEvent.keyboard('3000{Tab}');
    await opened('button', 'Fase van Kandidaat 0401');
    await expect(save.mock.calls).toEqual([['401', { salary: 3000 }]]);
    await userEvent.keyboard('{Enter}');
    await listed('Nieuw');
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await opened('textbox', 'Startdatum van Kandidaat 0401');
    await expect(save).toHaveBeenLastCalledWith('401', { phase: 'interview' });
    await userEvent.keyboard('{Tab}{Tab}');
    await opened('textbox', 'Naam van Kandidaat 0402');
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await opened('textbox', 'Startdatum van Kandidaat 0401');
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await hasFocus('Startdatum van Kandidaat 0401');
    await userEvent.keyboard('{ArrowLeft}');
    await hasFocus('Fase van Kandidaat 0401');
    await userEvent.keyboard('{ArrowDown}');
    await hasFocus('Fase van Kandidaat 0402');
  },
};

const onRowAction = fn();
const onSelectionChange = fn();

const columnsFor = (
  change: (id: string, changed: Partial<Candidate>) => void,
): readonly TableColumn<Candidate>[] => [
  {
    id: 'name',
    label: 'Kandidaat',
    isRowHeader: true,
    render: ({ id, name }) => (
      <InlineEdit
        label={`Naam van ${name}`}
        value={name}
        onSave={(next) => change(id, { name: next })}
        renderField={(props) => <TextField {...props} />}
      >
        {name}
      </InlineEdit>
    ),
  },
  {
    id: 'salary',
    label: 'Salaris',
    align: 'end',
    render: ({ id, name, salary }) => (
      <InlineEdit
        label={`Salaris van ${name}`}
        value={salary}
        onSave={(next) => change(id, { salary: next })}
        renderField={(props) => <NumberField {...props} />}
        align="end"
      >
        {salary !== null && amount.format(salary)}
      </InlineEdit>
    ),
  },
];

/** Table of many rows, in which a press on a row does something else. */
function LongTable() {
  const [items, setItems] = useState(candidates);
  const columns = useMemo(
    () =>
      columnsFor((id, changed) =>
        setItems((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one))),
      ),
    [],
  );
  return (
    <div style={{ blockSize: '24rem' }}>
      <Table
        label="Kandidaten"
        height="fill"
        density="compact"
        overflow="truncate"
        selectionMode="multiple"
        {...{ columns, items, onRowAction, onSelectionChange }}
      />
    </div>
  );
}

/** Editing neither selects nor opens a row. Only rows in view are rendered, and the edited one stays. */
export const InLongTable: Story = {
  parameters: exemptFromAxe('componenten-inlineedit--in-long-table'),
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    onRowAction.mockClear();
    onSelectionChange.mockClear();
  },
  render: () => <LongTable />,
  play: async ({ userEvent }) => {
    await screen.findByRole('row', { name: /^Kandidaat 0401/ });
    await expect(valueOf('Naam van Kandidaat 0401').offsetHeight).toBeGreaterThanOrEqual(24);
    await userEvent.click(valueOf('Salaris van Kandidaat 0401'));
    await opened('textbox', 'Salaris van Kandidaat 0401');
    for (const number of [402, 403, 404, 405, 406, 407, 408, 409, 410, 411]) {
      // The table renders again while the key is down.
      await userEvent.keyboard(`${number}{Tab>}`);
      await opened('textbox', `Naam van Kandidaat 0${number}`);
      await userEvent.keyboard('{/Tab}{Tab}');
      await opened('textbox', `Salaris van Kandidaat 0${number}`);
    }
    await userEvent.keyboard('{Enter}');
    await waitForDialogToClose();
    await hasFocus('Salaris van Kandidaat 0411');
    await expect(valueOf('Salaris van Kandidaat 0410')).toHaveTextContent(/411/);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await opened('textbox', 'Salaris van Kandidaat 0412');
    await userEvent.keyboard('{Escape}');
    await waitForDialogToClose();
    await expect(onRowAction).not.toHaveBeenCalled();
    await expect(onSelectionChange).not.toHaveBeenCalled();
  },
};

/** Undoes with the buttons, and with keys anywhere around the table. */
export const Undo: Story = {
  ...InTable,
  play: async ({ userEvent, canvas }) => {
    const label = 'Salaris van Kandidaat 0401';
    const button = (name: string) => canvas.getByRole('button', { name });
    const reported = (text: string) =>
      waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(text));
    await expect(button('Ongedaan maken')).toBeDisabled();
    await userEvent.click(valueOf(label));
    await opened('textbox', label);
    await userEvent.keyboard('3000{Control>}z{/Control}{Enter}');
    await waitForDialogToClose();
    await expect(valueOf(label)).toHaveTextContent(/3\.000/);
    await userEvent.keyboard('{Control>}z{/Control}');
    await reported(`Ongedaan gemaakt: ${label}`);
    await expect(valueOf(label)).toHaveTextContent(/2\.900/);
    await expect(valueOf(label)).toHaveFocus();
    await userEvent.keyboard('{Control>}y{/Control}');
    await reported(`Opnieuw gedaan: ${label}`);
    await userEvent.keyboard('{Control>}z{/Control}');
    await reported(`Ongedaan gemaakt: ${label}`);
    await userEvent.keyboard('{Control>}{Shift>}Z{/Shift}{/Control}');
    await reported(`Opnieuw gedaan: ${label}`);
    await expect(valueOf(label)).toHaveTextContent(/3\.000/);
    save.mockRejectedValueOnce(new Error('offline'));
    await userEvent.click(button(`Ongedaan maken: ${label}`));
    await reported(`Niet ongedaan gemaakt: ${label}. Er ging iets mis. Probeer het later opnieuw.`);
    await expect(valueOf(label)).toHaveTextContent(/3\.000/);
    await userEvent.click(button(`Ongedaan maken: ${label}`));
    await reported(`Ongedaan gemaakt: ${label}`);
    // The pressed button is disabled now.
    await waitFor(() => expect(button(`Opnieuw: ${label}`)).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await reported(`Opnieuw gedaan: ${label}`);
    await waitFor(() => expect(button(`Ongedaan maken: ${label}`)).toHaveFocus());
  },
};

/** The buttons with one change to undo, and none to redo. */
export const Buttons: Story = {
  render: () => (
    <UndoButtons
      history={{
        add: () => {},
        undo: async () => {},
        redo: async () => {},
        undoLabel: 'Salaris van Kandidaat 0412',
        redoLabel: undefined,
        keyboardProps: { onKeyDown: () => {} },
        announcement: null,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('button', { name: 'Ongedaan maken: Salaris van Kandidaat 0412' }),
    ).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Opnieuw' })).toBeDisabled();
  },
};

const terms = { job: 'Functie', city: 'Plaats', phone: 'Telefoon' };

/** Facts of a candidate. */
function Facts() {
  const [facts, setFacts] = useState({ job: 'Wijkverpleegkundige', city: 'Utrecht', phone: '' });
  return (
    <DescriptionList
      items={(['job', 'city', 'phone'] as const).map((fact) => ({
        term: terms[fact],
        description: (
          <InlineEdit
            label={`${terms[fact]} van Kandidaat 0412`}
            value={facts[fact]}
            onSave={(next) => setFacts((before) => ({ ...before, [fact]: next }))}
            renderField={(props) => <TextField {...props} />}
          >
            {facts[fact]}
          </InlineEdit>
        ),
      }))}
    />
  );
}

export const InDescriptionList: Story = {
  render: () => <Facts />,
  play: async ({ userEvent }) => {
    await userEvent.click(valueOf(job));
    await opened('textbox', job);
    await userEvent.keyboard('Verzorgende{Tab}');
    await opened('textbox', 'Plaats van Kandidaat 0412');
    await userEvent.keyboard('{Tab}');
    await opened('textbox', 'Telefoon van Kandidaat 0412');
    await userEvent.keyboard('{Tab}');
    await waitForDialogToClose();
    await expect(valueOf(job)).toHaveTextContent('Verzorgende');
    await hasFocus('Telefoon van Kandidaat 0412');
  },
};

const submitOuter = fn((event: FormEvent) => event.preventDefault());

/** Saving does not submit the form around the value. */
export const InForm: Story = {
  beforeEach: () => void submitOuter.mockClear(),
  render: (args) => (
    <form onSubmit={submitOuter}>
      <Stack>
        <Saved {...args} />
        <div>
          <Button type="submit">Kandidaat bewaren</Button>
        </div>
      </Stack>
    </form>
  ),
  play: async ({ userEvent, args }) => {
    await userEvent.click(valueOf(job));
    await opened('textbox', job);
    await userEvent.keyboard('Verzorgende{Enter}');
    await waitForDialogToClose();
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(submitOuter).not.toHaveBeenCalled();
  },
};

const longest =
  'Arbeidsongeschiktheidsverzekeringsdeskundige in de wijkverpleging van Zorggroep Midden';

export const LongContent: Story = {
  args: { value: longest },
  play: async ({ userEvent }) => {
    await userEvent.click(valueOf(job));
    await opened('textbox', job);
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};

/** Each row of a table is a block. The popover has the width of the value. */
export const Phone: Story = {
  ...InTable,
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent }) => {
    const label = 'Salaris van Kandidaat 0401';
    await userEvent.click(valueOf(label));
    await opened('textbox', label);
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
};
