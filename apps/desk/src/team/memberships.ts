import { SignatureSchema } from '@heldermatch/scorecard';
import * as v from 'valibot';
import type { Role } from '../roles.ts';
import { dataOf, type MemberRow } from './answers.ts';
import type { Client } from './client.ts';
import type { Membership, TeamDatabase } from './reads.ts';

export const roles: readonly { id: Role; label: string; description: string }[] = [
  { id: 'recruiter', label: 'Recruiter', description: 'Doet alles, en beheert het team.' },
  {
    id: 'hiring_manager',
    label: 'Leidinggevende',
    description: 'Beslist, past scores aan, plant gesprekken en wijst toe.',
  },
  { id: 'auditor', label: 'Controleur', description: 'Leest alles en verandert niets.' },
];

export const roleInWords = (role: Role) => roles.find(({ id }) => id === role)?.label ?? role;

const membership = {
  ...SignatureSchema.entries,
  type: v.literal('membership'),
  /** Name of the member. */
  member: v.string(),
};
const role = v.picklist(['recruiter', 'hiring_manager', 'auditor']);

const ChangeSchema = v.variant('change', [
  v.object({ ...membership, change: v.literal('joined'), role }),
  v.object({ ...membership, change: v.literal('role'), role }),
  v.object({ ...membership, change: v.literal('left') }),
]);

/** Entry of the log about a member: joined, has another role, or left. */
export type MembershipChange = v.InferOutput<typeof ChangeSchema>;

/** Describes a change: 'Sam de Vries werd lid als leidinggevende'. */
export function changeInWords(entry: MembershipChange): string {
  if (entry.change === 'left') return `${entry.member} ging weg`;
  const verb = entry.change === 'joined' ? 'werd lid als' : 'kreeg de rol';
  return `${entry.member} ${verb} ${roleInWords(entry.role).toLowerCase()}`;
}

/** Accepts the invitations of a user, and reads the teams that the user belongs to. */
export async function readMemberships(
  client: Client,
  user: string,
): Promise<readonly Membership[]> {
  dataOf(await client.rpc('accept_invitations'));
  const [members, organisations] = await Promise.all([
    client.from('members').select('organisation, name, role').eq('user_id', user),
    client.from('organisations').select('id, name').order('name'),
  ]);
  const own = new Map(
    dataOf<(Pick<MemberRow, 'name' | 'role'> & { organisation: string })[]>(members).map((one) => [
      one.organisation,
      one,
    ]),
  );
  return dataOf<{ id: string; name: string }[]>(organisations).flatMap(({ id, name: title }) => {
    const member = own.get(id);
    if (member === undefined) return [];
    return [{ organisation: id, title, user, name: member.name, role: member.role }];
  });
}

export interface Invitation {
  email: string;
  role: Role;
}

export interface Team {
  members: readonly MemberRow[];
  invitations: readonly Invitation[];
  /** Last hundred changes of the members, newest first. */
  changes: readonly MembershipChange[];
}

/** Reads the members of a team, the invitations that no one has accepted yet, and the last changes of the members. */
export async function readTeam({ client, organisation }: TeamDatabase): Promise<Team> {
  const [members, invitations, lines] = await Promise.all([
    client
      .from('members')
      .select('user_id, name, role')
      .eq('organisation', organisation)
      .order('name'),
    client
      .from('invitations')
      .select('email, role')
      .eq('organisation', organisation)
      .order('email'),
    client
      .from('log')
      .select('entry')
      .eq('organisation', organisation)
      .is('vacancy', null)
      .order('position', { ascending: false })
      .limit(100),
  ]);
  const entries = dataOf<{ entry: unknown }[]>(lines).map(({ entry }) => entry);
  return {
    members: dataOf(members),
    invitations: dataOf(invitations),
    changes: entries.filter((entry): entry is MembershipChange => v.is(ChangeSchema, entry)),
  };
}
