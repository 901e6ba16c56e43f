import { hasAuthAnswer, loadBaas } from '../baas/index.ts';
import { confirmation } from '../content/account.ts';
import { toasts } from '../shell/toasts.ts';

/** Tells how a link from a mail ended; its answer stands in the fragment. */
export async function tellAuthAnswer(): Promise<void> {
  const client = await loadBaas();
  await client.auth.getSession();
  // By now the client has taken out of the address what it could use. The rest goes too: it may hold tokens.
  const isUnused = hasAuthAnswer();
  if (isUnused) history.replaceState(history.state, '', location.pathname + location.search);
  toasts.show(isUnused ? confirmation.failed : confirmation.succeeded);
}
