import { Avatar, Disclosure, Select, Stack, Text, TextField } from '@heldermatch/ui';
import { unnamed, useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { isType, unassigned } from '../entries.ts';
import { showSaveError } from '../toasts.ts';
import { EntryForm } from './Requests.tsx';

interface AssignProps {
  open: OpenVacancy;
  candidate: string;
}

/** Assigns a candidate to the user, to a colleague who is in the log, or to another by name. */
export function Assign({ open, candidate }: AssignProps) {
  const { log, entries, assignees, record } = open;
  const { by, team, may } = useDesk();
  const names = team?.colleagues ?? [
    ...[...log, ...entries].map((entry) => entry.by),
    ...entries.filter(isType('assignment')).map(({ to = unnamed }) => to),
  ];
  const colleagues = [...new Set(names)]
    .filter((name) => name !== unnamed && name !== by)
    .toSorted((one, other) => one.localeCompare(other, 'nl'));
  const me =
    by === unnamed
      ? []
      : [
          {
            id: by,
            label: `Aan mij (${by})`,
            media: <Avatar name={by} size="small" isDecorative />,
          },
        ];
  if (!may('assignment')) {
    const to = assignees.get(candidate);
    return <Text>{to === undefined ? 'Aan niemand toegewezen.' : `Toegewezen aan ${to}.`}</Text>;
  }
  return (
    <Stack gap="s" align="start">
      <Select
        label="Toegewezen"
        description={
          by === unnamed ? 'Vul bij Instellingen uw naam in om ook uzelf te kiezen.' : undefined
        }
        options={[
          { id: unassigned, label: 'Aan niemand' },
          ...me,
          ...colleagues.map((name) => ({
            id: name,
            label: `Aan ${name}`,
            media: <Avatar name={name} size="small" isDecorative />,
          })),
        ]}
        value={assignees.get(candidate) ?? unassigned}
        onChange={(id) => {
          const to = id === unassigned ? undefined : String(id);
          void record({ type: 'assignment', candidate, to }).catch(showSaveError);
        }}
      />
      <Disclosure title="Aan iemand anders" level={3}>
        <EntryForm
          submitLabel="Toewijzen"
          onSave={(values) => record({ ...values, type: 'assignment', candidate })}
        >
          <TextField name="to" label="Naam van uw collega" isRequired />
        </EntryForm>
      </Disclosure>
    </Stack>
  );
}
