import { ButtonLink, Stack, Text } from '@heldermatch/ui';
import { AccountCard } from '../../../shell/AccountCard.tsx';
import { deadLink, loginLink } from './copy.ts';

/** Replaces a form when the emailed link can't be used. */
export function DeadLink() {
  return (
    <AccountCard title={deadLink.title} intro={deadLink.intro} link={loginLink}>
      <Stack>
        <Text>{deadLink.help}</Text>
        <div>
          <ButtonLink href="/forgot-password">{deadLink.action}</ButtonLink>
        </div>
      </Stack>
    </AccountCard>
  );
}
