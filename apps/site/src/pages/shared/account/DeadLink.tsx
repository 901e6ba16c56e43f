import { ButtonLink, Stack, Text } from '@heldermatch/ui';
import { largeButton } from '../forms/ShortForm.tsx';
import { AccountCard } from '../../../shell/AccountCard.tsx';
import { deadLink, loginLink } from './copy.ts';

/** Replaces a form when the emailed link can't be used. */
export function DeadLink() {
  return (
    <AccountCard title={deadLink.title} intro={deadLink.intro} link={loginLink}>
      <Stack>
        <Text>{deadLink.help}</Text>
        <ButtonLink href="/forgot-password" {...largeButton}>
          {deadLink.action}
        </ButtonLink>
      </Stack>
    </AccountCard>
  );
}
