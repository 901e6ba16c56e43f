import {
  Band,
  Button,
  ButtonLink,
  Card,
  Heading,
  Inline,
  Split,
  Stack,
  Text,
  Wordmark,
} from '@heldermatch/ui';
import { useId, type ReactNode } from 'react';
import { signOut, type Account } from '../../baas/account.ts';
import { wordmark } from '../../shell/wordmark.ts';
import { ChangeEmail } from './ChangeEmail.tsx';
import { ChangePassword } from './ChangePassword.tsx';
import { ChangeProfile } from './ChangeProfile.tsx';
import * as copy from './copy.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { ExportData } from './ExportData.tsx';

/** Content of the page, once the account is loaded. */
export function AccountDetails({ account }: { account: Account }) {
  return (
    <Band surface="warm">
      <Stack gap="xxl">
        <Stack gap="xl">
          <div>
            <Wordmark {...wordmark} />
          </div>
          <Stack>
            <Heading level={1}>{copy.title}</Heading>
            <Text>{copy.signedInAs(account.email)}</Text>
            <Inline>
              <ButtonLink href="/dashboard" variant="secondary">
                {copy.toDashboard}
              </ButtonLink>
              <Button variant="quiet" onPress={() => void signOut()}>
                {copy.signOut}
              </Button>
            </Inline>
          </Stack>
        </Stack>
        <Stack gap="xl">
          <Part {...copy.profile}>
            <ChangeProfile account={account} />
          </Part>
          <Part {...copy.email}>
            <ChangeEmail email={account.email} newEmail={account.newEmail} />
          </Part>
          <Part {...copy.password}>
            <ChangePassword email={account.email} />
          </Part>
          <Part {...copy.data}>
            <ExportData />
          </Part>
          <Part {...copy.deletion}>
            <DeleteAccount email={account.email} />
          </Part>
        </Stack>
      </Stack>
    </Band>
  );
}

interface PartProps {
  title: string;
  intro: string;
  children: ReactNode;
}

function Part({ title, intro, children }: PartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Split
        first="aside"
        aside={
          <Stack gap="xs">
            <Heading level={2} size="medium" id={id}>
              {title}
            </Heading>
            <Text emphasis="muted">{intro}</Text>
          </Stack>
        }
        main={
          <Card>
            <Stack gap="l">{children}</Stack>
          </Card>
        }
      />
    </section>
  );
}
