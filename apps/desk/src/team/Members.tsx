import {
  AlertDialog,
  Badge,
  Button,
  Card,
  DialogTrigger,
  Form,
  Grid,
  Heading,
  Inline,
  Select,
  Stack,
  Text,
  TextField,
  Timeline,
} from '@heldermatch/ui';
import { useCallback, useEffect, useState } from 'react';
import { useDesk, usePart } from '../desk.tsx';
import { formatMoment } from '../format.ts';
import { Section } from '../pages/Section.tsx';
import type { Role } from '../roles.ts';
import { textIn } from '../textIn.ts';
import { Title } from '../Title.tsx';
import { saveErrorText, showSaveError, toasts } from '../toasts.ts';
import type { MemberRow } from './answers.ts';
import { changeInWords, readTeam, roleInWords, roles, type Team } from './memberships.ts';
import { call, type TeamDatabase } from './reads.ts';

interface MembersProps {
  database: TeamDatabase;
  onLeave: () => void;
}

/** Page of a team: its members with their roles, and the invitations. Recruiters change them. */
export function Members({ database, onLeave }: MembersProps) {
  usePart({});
  const { team: state, read } = useDesk();
  const { team, reload } = useTeam(database);
  const isRecruiter = state?.role === 'recruiter';
  const change = async (procedure: string, values: object) => {
    await call(database, procedure, values);
    await Promise.all([reload(), read()]);
  };
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Title>{`Team: ${database.title}`}</Title>
        <Inline gap="s">
          <Button variant="secondary" size="small" onPress={onLeave}>
            Ander team
          </Button>
          <Button
            variant="secondary"
            size="small"
            onPress={() => void database.client.auth.signOut({ scope: 'local' })}
          >
            Uitloggen
          </Button>
        </Inline>
      </Inline>
      <Stack gap="xl">
        <Text>{`U werkt als ${database.name}, ${roleInWords(state?.role ?? database.role).toLowerCase()}.`}</Text>
        {team !== undefined && (
          <Grid as="ul" columns={3} gap="m">
            {team.members.map((member) => (
              <Member key={member.user_id} {...{ member, database, isRecruiter, change }} />
            ))}
          </Grid>
        )}
        <Section title="Wat mag elke rol?">
          <ul>
            {roles.map(({ id, label, description }) => (
              <li key={id}>
                <strong>{label}:</strong> {description}
              </li>
            ))}
          </ul>
        </Section>
        {isRecruiter && team !== undefined && <Invitations {...{ team, change }} />}
        {team !== undefined && (
          <Section title="Wijzigingen in het team">
            <Timeline
              label="Wijzigingen in het team"
              items={team.changes.map((entry) => ({
                id: entry.id,
                title: changeInWords(entry),
                by: entry.by,
                time: formatMoment(entry.at),
                dateTime: entry.at,
              }))}
            />
          </Section>
        )}
      </Stack>
    </Stack>
  );
}

/** Reads the members, invitations and last changes; undefined until they are read. */
function useTeam(database: TeamDatabase) {
  const [team, setTeam] = useState<Team>();
  const reload = useCallback(() => readTeam(database).then(setTeam, showSaveError), [database]);
  useEffect(() => void reload(), [reload]);
  return { team, reload };
}

type ChangeTeam = (procedure: string, values: object) => Promise<void>;

interface MemberProps extends Pick<MembersProps, 'database'> {
  member: MemberRow;
  isRecruiter: boolean;
  change: ChangeTeam;
}

function Member({ member, database, isRecruiter, change }: MemberProps) {
  const { user_id: user, name, role } = member;
  const isOwn = user === database.user;
  const setRole = (next: Role) =>
    void change('set_member_role', { member: user, role: next }).catch(showSaveError);
  return (
    <Card as="li">
      <Stack gap="s" align="start">
        <Inline gap="s">
          <Heading level={2} size="small">
            {name}
          </Heading>
          {isOwn && <Badge>U</Badge>}
        </Inline>
        {isRecruiter ? (
          <Select
            label={`Rol van ${name}`}
            isLabelHidden
            options={roles}
            value={role}
            onChange={(id) => setRole(String(id) as Role)}
          />
        ) : (
          <Text>{roleInWords(role)}</Text>
        )}
        {(isRecruiter || isOwn) && (
          <DialogTrigger>
            <Button variant="secondary" tone="critical" size="small">
              {isOwn ? 'Team verlaten' : 'Uit het team halen'}
            </Button>
            <AlertDialog
              title={isOwn ? 'Dit team verlaten?' : `${name} uit het team halen?`}
              confirmLabel={isOwn ? 'Verlaten' : 'Uit het team halen'}
              errorMessage={saveErrorText}
              onConfirm={async () => {
                await change('remove_member', { member: user });
                if (isOwn) location.reload();
              }}
            >
              Wat {isOwn ? 'u' : 'deze collega'} besliste, blijft met de naam in het logboek staan.
            </AlertDialog>
          </DialogTrigger>
        )}
      </Stack>
    </Card>
  );
}

function Invitations({ team, change }: { team: Team; change: ChangeTeam }) {
  const invite = async (data: FormData) => {
    const email = textIn(data, 'email');
    try {
      await change('invite_member', { email, role: textIn(data, 'role') });
      toasts.show({
        tone: 'positive',
        title: 'Uitgenodigd',
        description: `${email} komt bij het team na het inloggen met dat adres. Laat het zelf even weten.`,
      });
      return true;
    } catch (error) {
      return showSaveError(error);
    }
  };
  return (
    <Section title="Collega’s uitnodigen" align="start">
      {team.invitations.map(({ email, role }) => (
        <Inline key={email} gap="s">
          <Text>{`${email}, ${roleInWords(role).toLowerCase()}`}</Text>
          <Button
            variant="secondary"
            size="small"
            onPress={() => void change('withdraw_invitation', { email }).catch(showSaveError)}
          >
            {`Uitnodiging van ${email} intrekken`}
          </Button>
        </Inline>
      ))}
      <Form action={invite} necessityIndicator="optional">
        <Stack gap="m" align="start">
          <TextField
            name="email"
            type="email"
            label="E-mailadres van uw collega"
            description="Die logt in met een account op dat adres. Een uitnodiging geldt dertig dagen."
            autoComplete="off"
            isRequired
          />
          <Select
            name="role"
            label="Rol"
            options={roles}
            defaultValue="hiring_manager"
            isRequired
          />
          <Button type="submit" variant="secondary">
            Uitnodigen
          </Button>
        </Stack>
      </Form>
    </Section>
  );
}
