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
}

/** Reads the members of a team, and the invitations that no one has accepted yet. */
export async function readTeam({ client, organisation }: TeamDatabase): Promise<Team> {
  const [members, invitations] = await Promise.all([
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
  ]);
  return { members: dataOf(members), invitations: dataOf(invitations) };
}
