import { baas, hasAuthAnswer } from '../baas/index.ts';
import type { confirmation } from './copy.ts';

/**
 * Goes where the visitor of a link from a mail can go on; how it ended stands in the fragment, and then
 * in the history entry, for `ConfirmationNotice` to tell.
 * @throws when the client can't be fetched.
 */
export async function followAuthAnswer(): Promise<void> {
  const client = await baas.load();
  const {
    data: { session },
  } = await client.auth.getSession();
  // By now the client has taken out of the address what it could use.
  const isUsed = !hasAuthAnswer();
  const answer: keyof typeof confirmation = isUsed
    ? 'succeeded'
    : session === null
      ? 'failed'
      : 'usedBefore';
  history.replaceState(
    { entry: Date.now(), confirmation: answer },
    '',
    session === null ? '/login' : '/dashboard',
  );
}
