import { Avatar, Disclosure, Select, Stack, Text, TextField } from '@heldermatch/ui';
import { useColleagues } from '../useColleagues.ts';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { unassigned } from '../entries.ts';
import { showSaveError } from '../toasts.ts';
import { EntryForm } from './Requests.tsx';

interface AssignProps {
  open: OpenVacancy;
  candidate: string;
}

/** Assigns a candidate to the user, to a known colleague, or to another by name. */
export function Assign({ open, candidate }: AssignProps) {
  const { assignees, record } = open;
  const { may } = useDesk();
  const { me, everyone } = useColleagues();
  if (!may('assignment')) {
    const to = assignees.get(candidate);
    return <Text>{to === undefined ? 'Aan niemand toegewezen.' : `Toegewezen aan ${to}.`}</Text>;
  }
  return (
    <Stack gap="s" align="start">
      <Select
        label="Toegewezen"
        description={
          me === undefined ? 'Vul bij Instellingen uw naam in om ook uzelf te kiezen.' : undefined
        }
        options={[
          { id: unassigned, label: 'Aan niemand' },
          ...everyone.map((name) => ({
            id: name,
            label: name === me ? `Aan mij (${name})` : `Aan ${name}`,
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
