import {
  ColumnChooser,
  Inline,
  InlineEdit,
  NumberField,
  Select,
  Stack,
  Table,
  useColumns,
  type Key,
  type TableColumn,
} from '@heldermatch/ui';
import { useMemo, useState } from 'react';

export interface Assignment {
  id: string;
  name: string;
  place: string;
  phase: Key | null;
  hours: number | null;
}

const phases = [
  { id: 'new', label: 'Nieuw' },
  { id: 'interview', label: 'Gesprek' },
  { id: 'offer', label: 'Aanbod' },
];
const indexOf = ({ phase }: Assignment) => phases.findIndex(({ id }) => id === phase);
const phaseOf = (assignment: Assignment) => phases[indexOf(assignment)]?.label ?? 'Zonder fase';
const sumOf = (items: readonly Assignment[]) =>
  items.reduce((sum, { hours }) => sum + (hours ?? 0), 0);

type Save = (id: string, change: Partial<Assignment>) => Promise<void>;

const columnsFor = (save: Save): readonly TableColumn<Assignment>[] => [
  {
    id: 'name',
    label: 'Kandidaat',
    isRowHeader: true,
    width: 190,
    sticky: 'start',
    render: ({ name }) => name,
    footer: () => 'Totaal',
  },
  { id: 'place', label: 'Woonplaats', width: 150, render: ({ place }) => place },
  {
    id: 'phase',
    label: 'Fase',
    width: 150,
    render: ({ id, name, phase }) => (
      <InlineEdit
        label={`Fase van ${name}`}
        value={phase}
        onSave={(changed) => save(id, { phase: changed })}
        renderField={(props) => <Select {...props} options={phases} />}
      >
        {phases.find((one) => one.id === phase)?.label}
      </InlineEdit>
    ),
  },
  {
    id: 'hours',
    label: 'Uren',
    width: 110,
    align: 'end',
    render: ({ id, name, hours }) => (
      <InlineEdit
        label={`Uren van ${name}`}
        value={hours}
        onSave={(changed) => save(id, { hours: changed })}
        renderField={(props) => <NumberField {...props} minValue={0} maxValue={40} />}
        align="end"
      >
        {hours}
      </InlineEdit>
    ),
    footer: sumOf,
  },
];

interface GroupedTableProps {
  assignments: readonly Assignment[];
  save: Save;
}

export function GroupedTable({ assignments, save }: GroupedTableProps) {
  const [items, setItems] = useState(assignments);
  // A table with the same columns renders only the rows that changed.
  const all = useMemo(
    () =>
      columnsFor(async (id, change) => {
        await save(id, change);
        setItems((before) => before.map((one) => (one.id === id ? { ...one, ...change } : one)));
      }),
    [save],
  );
  const { columns, chooser } = useColumns(all);
  // In the order of the process.
  const sorted = useMemo(
    () => items.toSorted((one, other) => indexOf(one) - indexOf(other)),
    [items],
  );
  return (
    <Stack align="stretch">
      <Inline>
        <ColumnChooser {...chooser} />
      </Inline>
      <Table label="Opdrachten" columns={columns} items={sorted} groupBy={phaseOf} />
    </Stack>
  );
}
