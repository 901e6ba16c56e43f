import type { PGlite } from '@electric-sql/pglite';
import { loadFunction } from './functions.ts';
import type { Queue } from './queue.ts';

interface SenderOptions {
  url: string;
  settings: Readonly<Record<string, string>>;
  log: (line: string) => void;
  driver: PGlite;
  queue: Queue;
}

/** Loads the functions that send queued emails, and calls them as pg_cron does on a hosted project. */
export async function mailSenders({ url, settings, log, driver, queue }: SenderOptions) {
  const load = async (name: string) => {
    const send = await loadFunction(name, settings, log);
    return () => send(new Request(`${url}/functions/v1/${name}`, { method: 'POST' }));
  };
  const sendAccountMails = await load('send-account-mails');
  const sendCandidateMails = await load('send-candidate-mails');
  /** Sends the emails that a call of the API may have queued. */
  const sendAfter = async (path: string) => {
    if (path === '/rest/v1/rpc/delete_own_account') await sendAccountMails();
    if (path !== '/rest/v1/rpc/append_lines') return;
    const { rows } = await queue.run(() => driver.query('select 1 from private.waiting_mails'));
    if (rows.length > 0) await sendCandidateMails();
  };
  return { sendAccountMails, sendCandidateMails, sendAfter };
}
