import {
  DatePicker,
  InlineEdit,
  NumberField,
  Select,
  Stack,
  Table,
  TextField,
  UndoButtons,
  useUndoHistory,
  type CalendarDate,
  type Key,
  type TableColumn,
} from '@heldermatch/ui';
import { useMemo, useState } from 'react';

export interface Candidate {
  id: string;
  name: string;
  salary: number | null;
  phase: Key | null;
  start: CalendarDate | null;
}

type Field = 'name' | 'salary' | 'phase' | 'start';

type Edit = <Name extends Field>(
  candidate: Candidate,
  field: Name,
  value: Candidate[Name],
) => Promise<void>;

const phases = [
  { id: 'new', label: 'Nieuw' },
  { id: 'interview', label: 'Gesprek' },
  { id: 'offer', label: 'Aanbod' },
];

const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const;
const amount = new Intl.NumberFormat('nl-NL', euros);
const day = new Intl.DateTimeFormat('nl-NL', { timeZone: 'UTC' });

const labels: Record<Field, string> = {
  name: 'Naam',
  salary: 'Salaris',
  phase: 'Fase',
  start: 'Startdatum',
};

const columnsFor = (edit: Edit): readonly TableColumn<Candidate>[] => [
  {
    id: 'name',
    label: labels.name,
    isRowHeader: true,
    render: (candidate) => (
      <InlineEdit
        label={`${labels.name} van ${candidate.name}`}
        value={candidate.name}
        onSave={(name) =>
          name.trim() === '' ? 'Vul een naam in' : edit(candidate, 'name', name.trim())
        }
        renderField={(props) => <TextField {...props} isRequired />}
      >
        {candidate.name}
      </InlineEdit>
    ),
  },
  {
    id: 'salary',
    label: labels.salary,
    align: 'end',
    render: (candidate) => (
      <InlineEdit
        label={`${labels.salary} van ${candidate.name}`}
        value={candidate.salary}
        onSave={(salary) => edit(candidate, 'salary', salary)}
        renderField={(props) => (
          <NumberField {...props} minValue={0} step={50} formatOptions={euros} />
        )}
        align="end"
      >
        {candidate.salary !== null && amount.format(candidate.salary)}
      </InlineEdit>
    ),
  },
  {
    id: 'phase',
    label: labels.phase,
    render: (candidate) => (
      <InlineEdit
        label={`${labels.phase} van ${candidate.name}`}
        value={candidate.phase}
        onSave={(phase) => edit(candidate, 'phase', phase)}
        renderField={(props) => <Select {...props} options={phases} />}
      >
        {phases.find(({ id }) => id === candidate.phase)?.label}
      </InlineEdit>
    ),
  },
  {
    id: 'start',
    label: labels.start,
    render: (candidate) => (
      <InlineEdit
        label={`${labels.start} van ${candidate.name}`}
        value={candidate.start}
        onSave={(start) => edit(candidate, 'start', start)}
        renderField={(props) => <DatePicker {...props} />}
      >
        {candidate.start && day.format(candidate.start.toDate('UTC'))}
      </InlineEdit>
    ),
  },
];

interface EditableTableProps {
  candidates: readonly Candidate[];
  save: (id: string, change: Partial<Candidate>) => Promise<void>;
}

export function EditableTable({ candidates, save }: EditableTableProps) {
  const [items, setItems] = useState(candidates);
  const history = useUndoHistory();
  const { add } = history;
  // A table with the same columns renders only the rows that changed.
  const columns = useMemo(() => {
    const change = async (id: string, changed: Partial<Candidate>) => {
      await save(id, changed);
      setItems((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
    };
    return columnsFor(async (candidate, field, value) => {
      const { id, name, [field]: before } = candidate;
      await change(id, { [field]: value });
      add({
        label: `${labels[field]} van ${name}`,
        undo: () => change(id, { [field]: before }),
        redo: () => change(id, { [field]: value }),
      });
    });
  }, [save, add]);
  return (
    <div {...history.keyboardProps}>
      <Stack>
        <UndoButtons history={history} />
        <Table label="Kandidaten" columns={columns} items={items} />
      </Stack>
    </div>
  );
}
