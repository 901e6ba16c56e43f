import { AuthCard, Button, Form, Heading, Stack, Text, TextField } from '@heldermatch/ui';
import { textIn } from '../textIn.ts';
import { showSaveError } from '../toasts.ts';
import { dataOf } from './answers.ts';
import type { Client } from './client.ts';
import type { Membership } from './reads.ts';
import { wordmark } from './SignIn.tsx';

interface StartTeamProps {
  client: Client;
  email: string;
  memberships: readonly Membership[];
  onChoose: (organisation: string) => void;
  /** Reads the teams again, such as after an invitation. */
  onRetry: () => Promise<void>;
}

/** Page of a user who has no team, or several to choose from. */
export function StartTeam({ client, email, memberships, onChoose, onRetry }: StartTeamProps) {
  const make = async (data: FormData) => {
    try {
      const organisation = dataOf<string>(
        await client.rpc('create_organisation', { name: textIn(data, 'name') }),
      );
      await onRetry();
      onChoose(organisation);
      return true;
    } catch (error) {
      return showSaveError(error);
    }
  };
  return (
    <AuthCard
      wordmark={wordmark}
      title={memberships.length === 0 ? 'Nog geen team' : 'Welk team?'}
      intro={`U bent ingelogd als ${email}.`}
      note={
        <Button variant="quiet" onPress={() => void client.auth.signOut({ scope: 'local' })}>
          Uitloggen
        </Button>
      }
    >
      <Stack gap="l">
        {memberships.length > 0 && (
          <Stack gap="s">
            {memberships.map(({ organisation, title }) => (
              <Button key={organisation} variant="secondary" onPress={() => onChoose(organisation)}>
                {title}
              </Button>
            ))}
          </Stack>
        )}
        <Stack gap="s" align="start">
          <Text>
            Heeft uw organisatie al een team? Vraag een recruiter om u op dit adres uit te nodigen.
          </Text>
          <Button variant="secondary" size="small" onPress={() => void onRetry()}>
            Kijk of ik ben uitgenodigd
          </Button>
        </Stack>
        <Form action={make} necessityIndicator="optional">
          <Stack gap="m">
            <Heading level={2} size="small">
              Een team maken
            </Heading>
            <TextField name="name" label="Naam van het team" maxLength={100} isRequired />
            <Button type="submit">Team maken</Button>
          </Stack>
        </Form>
      </Stack>
    </AuthCard>
  );
}
