import {
  AuthCard,
  Button,
  Form,
  Link,
  Notice,
  PasswordField,
  Stack,
  TextField,
} from '@heldermatch/ui';
import { useState } from 'react';
import { textIn } from '../textIn.ts';
import type { Client } from './client.ts';

export const wordmark = { marked: 'Helder', rest: 'match', href: '/' } as const;

const problems = {
  refused:
    'Dit e-mailadres en wachtwoord horen niet bij elkaar, of het adres is nog niet bevestigd.',
  limited: 'U probeerde het te vaak. Wacht een paar minuten en probeer het dan opnieuw.',
  unreachable: 'De database antwoordt niet. Controleer uw verbinding en probeer het opnieuw.',
};

/** Form in which a member of a team signs in, with the account of the site. */
export function SignIn({ client, site }: { client: Client; site: string }) {
  const [problem, setProblem] = useState<keyof typeof problems>();
  const signIn = async (data: FormData) => {
    const password = data.get('password');
    const { error } = await client.auth.signInWithPassword({
      email: textIn(data, 'email'),
      password: typeof password === 'string' ? password : '',
    });
    if (error === null) return true;
    const { status = 0 } = error;
    setProblem(
      status === 429 ? 'limited' : status >= 400 && status < 500 ? 'refused' : 'unreachable',
    );
    return false;
  };
  return (
    <AuthCard
      wordmark={wordmark}
      title="Werkbank"
      intro="Log in om met uw team te werken."
      note={
        <>
          <Link href={`${site}/register`} variant="standalone">
            Nog geen account? Registreren
          </Link>
          <Link href={`${site}/forgot-password`} variant="standalone">
            Wachtwoord vergeten?
          </Link>
        </>
      }
    >
      {problem !== undefined && (
        <Notice tone="critical" title="Inloggen lukt niet">
          {problems[problem]}
        </Notice>
      )}
      <Form action={signIn} necessityIndicator="optional">
        <Stack gap="m">
          <TextField
            name="email"
            type="email"
            label="E-mailadres"
            autoComplete="username"
            isRequired
          />
          <PasswordField
            name="password"
            label="Wachtwoord"
            autoComplete="current-password"
            isRequired
          />
          <Button type="submit">Inloggen</Button>
        </Stack>
      </Form>
    </AuthCard>
  );
}
