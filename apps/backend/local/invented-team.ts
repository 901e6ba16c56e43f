// An invented team in the local backend, so that a team's desk can be tried without registering.
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { UserError } from '@heldermatch/tooling/ports';
import { PUBLISHABLE_KEY } from './keys.ts';
import type { Mail } from './mailbox.ts';

/** Password of the invented members. They only exist in a local backend. */
const password = 'Werkbank-2026';

const members = [
  { name: 'Noor Jansen', email: 'noor@example.nl', role: 'recruiter' },
  { name: 'Sam de Vries', email: 'sam@example.nl', role: 'hiring_manager' },
  { name: 'Kim Bakker', email: 'kim@example.nl', role: 'auditor' },
] as const;

interface Addresses {
  /** URL of the backend. */
  url: string;
  /** Origin of the site. */
  site: string;
}

/** Returns an answer without an error. */
function succeeded<Answer extends { error: Error | null }>(answer: Answer): Answer {
  if (answer.error === null) return answer;
  throw new UserError(`The invented team can't be made: ${answer.error.message}`);
}

/** Confirms an account with the link in its last email. */
async function confirm(url: string, client: SupabaseClient, address: string): Promise<void> {
  const mails = (await (await fetch(`${url}/_local/mail.json`)).json()) as Mail[];
  const link = mails.find(({ to, link: found }) => to === address && found !== null)?.link;
  const token = new URLSearchParams(new URL(link ?? url).hash.slice(1)).get('token_hash') ?? '';
  succeeded(await client.auth.verifyOtp({ token_hash: token, type: 'signup' }));
  succeeded(await client.auth.updateUser({ password }));
}

/** Signs in as a member, and registers that one the first time. */
async function signIn({ url, site }: Addresses, { name, email }: (typeof members)[number]) {
  const client = createClient(url, PUBLISHABLE_KEY, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error !== null) {
    const options = { data: { name, company: 'Zorggroep Verzonnen' }, emailRedirectTo: site };
    succeeded(await client.auth.signUp({ email, password, options }));
    await confirm(url, client, email);
    succeeded(await client.auth.signInWithPassword({ email, password }));
  }
  return client;
}

/** Makes the team if the backend doesn't have it yet. */
export async function addInventedTeam(addresses: Addresses) {
  const [recruiter, ...others] = members;
  const client = await signIn(addresses, recruiter);
  const teams = succeeded(await client.from('organisations').select('id'));
  if (teams.data?.length === 0) {
    const { data: organisation } = succeeded(
      await client.rpc('create_organisation', { name: 'Zorggroep Verzonnen' }),
    );
    for (const member of others) {
      const { email, role } = member;
      // oxlint-disable-next-line no-await-in-loop -- the backend has one database connection
      succeeded(await client.rpc('invite_member', { organisation, email, role }));
      // oxlint-disable-next-line no-await-in-loop -- as above
      const invited = await signIn(addresses, member);
      // oxlint-disable-next-line no-await-in-loop -- as above
      succeeded(await invited.rpc('accept_invitations'));
    }
  }
  return { password, members };
}
