import { categories, cv } from '@heldermatch/scorecard/example';
import { useState } from 'react';
import { Router } from 'wouter';
import { memoryStore } from '../fixtures/memoryStore.ts';
import { teamClient } from '../fixtures/teamClient.ts';
import { writeBackup } from '../src/backup.ts';
import type { Role } from '../src/roles.ts';
import { lineOf } from '../src/team/answers.ts';
import type { Client } from '../src/team/client.ts';
import { OpenTeam } from '../src/team/TeamDesk.tsx';
import { createAddress } from './DeskScreen.tsx';
import '../src/desk.css';

const organisation = '5b0c7a52-0000-4000-8000-000000000001';
const user = '5b0c7a52-0000-4000-8000-000000000002';

/** A vacancy of the team, and one of its candidates. */
export const vacancy = '5b0c7a52-0000-4000-8000-000000000003';
export const candidate = '5b0c7a52-0000-4000-8000-000000000004';

const details = {
  title: 'Verpleegkundige',
  place: 'Zwolle',
  hours: '24 tot 32 uur',
  requirements: [
    {
      id: 'big',
      category: 'skills',
      title: 'BIG-registratie',
      weight: 'heavy',
      proofs: ['BIG', 'BIG-register'],
    },
  ],
  isClosed: false,
  team: ['Noor Jansen', 'Sam de Vries', 'Lou Pieters'],
};

const row = {
  id: candidate,
  vacancy,
  name: 'Quinty Verzonnen',
  categories,
  engine: 'Vaste regels 1',
  unread: [],
};

const entries = [
  { type: 'vacancy', by: 'Noor Jansen', at: '2026-03-02T09:00:00.000Z', details },
  { type: 'added', by: 'Noor Jansen', at: '2026-03-02T09:10:00.000Z', candidate },
  {
    type: 'assignment',
    by: 'Noor Jansen',
    at: '2026-03-02T09:20:00.000Z',
    candidate,
    to: 'Sam de Vries',
  },
  {
    type: 'decision',
    by: 'Sam de Vries',
    at: '2026-03-02T10:41:00.000Z',
    candidate,
    verdict: 'invite',
  },
  {
    type: 'comment',
    by: 'Sam de Vries',
    at: '2026-03-02T11:05:00.000Z',
    candidate,
    text: {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'mention', attrs: { id: 'Kim Bakker', label: 'Kim Bakker' } },
            { type: 'text', text: ', klopt het nummer in het BIG-register?' },
          ],
        },
      ],
    },
  },
  ...['Gesprek over de functie Verpleegkundige', 'Uw sollicitatie'].map((subject) => ({
    type: 'mail',
    by: 'Noor Jansen',
    at: '2026-03-02T11:20:00.000Z',
    candidate,
    to: 'quinty@example.nl',
    subject,
    text: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Beste Quinty,' }] }],
    },
  })),
];

const lines = entries.map((entry, index) => ({
  position: index + 1,
  vacancy,
  entry: { id: `line-${index}`, ...entry },
  import: null,
  salt: null,
  digest: '',
  hash: '',
}));

/** Answers of the database to a member with a role. */
const answersFor = (role: Role): Readonly<Record<string, object | null>> => ({
  log: lines.slice(-1),
  members: [
    { user_id: user, name: 'Kim Bakker', role },
    { user_id: 'noor', name: 'Noor Jansen', role: 'recruiter' },
    { user_id: 'sam', name: 'Sam de Vries', role: 'hiring_manager' },
  ],
  invitations: [{ email: 'lou@example.nl', role: 'hiring_manager' }],
  views: [],
  candidates: [row],
  candidate_texts: [{ candidate, pages: [cv] }],
  'rpc/list_vacancies': [{ id: vacancy, details, candidates: 1, judged: 1, invited: 1 }],
  'rpc/list_candidates': { count: 1, candidates: [{ ...row, place: 1 }], next: null },
  'rpc/list_waiting': { requests: [], interviews: [] },
  'rpc/list_interviews': [],
  'rpc/list_notifications': [
    {
      id: 'line-4',
      kind: 'mention',
      at: '2026-03-02T11:05:00.000Z',
      vacancy,
      candidate,
      name: 'Quinty Verzonnen',
      by: 'Sam de Vries',
      isRead: false,
    },
    {
      id: 'retention',
      kind: 'retention',
      at: '2026-03-01T23:00:00.000Z',
      vacancy,
      due: '2026-03-09',
      count: 12,
      isRead: true,
    },
  ],
  'rpc/mark_read': null,
  candidate_mails: [
    { entry: 'line-5', created_at: '2026-03-02T11:20:00Z', sent_at: '2026-03-02T11:21:00Z' },
    { entry: 'line-6', created_at: '2026-03-02T11:20:00Z', sent_at: null },
  ],
  'rpc/read_lines': lines,
});

export interface TeamScreenProps {
  /** Path and query: '/team'. */
  path: string;
  role: Role;
  /**
   * Number of lines that an import has stored. Without it, an import fails.
   * @default none
   */
  imported?: number;
}

/** A backup of a browser with one vacancy. */
export const backup = async () =>
  new File(
    [await writeBackup(memoryStore({ rows: lines.slice(0, 1).map(lineOf) }))],
    'werkbank.jsonl.gz',
    { type: 'application/gzip' },
  );

const clients = new Map<string, Client>();

/** Client with the answers for a role. A client listens to the window for ever, so each is made once. */
function clientFor(role: Role, imported: number | undefined): Client {
  const key = `${role} ${imported}`;
  const answers = { ...answersFor(role), 'rpc/import_lines': imported };
  const client =
    clients.get(key) ??
    teamClient(
      ({ pathname }) =>
        Object.entries(answers).find(([name]) => pathname === `/rest/v1/${name}`)?.[1],
    );
  clients.set(key, client);
  return client;
}

/** Renders the desk of an imaginary team at a URL, for a member with a role. */
export function TeamScreen({ path, role, imported }: TeamScreenProps) {
  const [address] = useState(() => createAddress(path));
  const client = clientFor(role, imported);
  return (
    <Router {...address}>
      <OpenTeam
        client={client}
        membership={{ organisation, title: 'Zorggroep Verzonnen', user, name: 'Kim Bakker', role }}
        onLeave={() => {}}
      />
    </Router>
  );
}
