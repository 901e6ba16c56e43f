import { AuthCard, ButtonLink, Link, Stack, Text } from '@heldermatch/ui';
import { backHome, wordmark } from '../shell/copy.ts';
import { deadLink, toLogin } from './copy.ts';

/** In the place of a form, where the link that led to it can't be used. */
export function DeadLink() {
  return (
    <AuthCard
      wordmark={wordmark}
      title={deadLink.title}
      intro={deadLink.intro}
      note={
        <>
          <Link href="/login" variant="standalone">
            {toLogin}
          </Link>
          <Link href="/" variant="standalone">
            {backHome}
          </Link>
        </>
      }
    >
      <Stack>
        <Text>{deadLink.help}</Text>
        <div>
          <ButtonLink href="/forgot-password">{deadLink.action}</ButtonLink>
        </div>
      </Stack>
    </AuthCard>
  );
}
