import { richTextOf, textOf, type RichText } from '@heldermatch/ui/richText';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { colleaguesIn } from './colleagues.ts';
import { commentsIn, withoutNames } from './comments.ts';
import { eraseDesk, signDesk, type DeskChange, type DeskEntry } from './entries.ts';
import type { Line } from './log.ts';
import { emailIn, mailsIn, statusOf, valuesFor } from './mails.ts';
import { notificationInWords, notificationsIn } from './notifications.ts';
import type { Upload } from './store.ts';
import type { VacancyDetails } from './vacancy.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-29T09:00:00Z'), toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

const mention = (name: string): RichText => ({
  type: 'doc',
  content: [
    {
      type: 'paragraph',
      content: [
        { type: 'mention', attrs: { id: name, label: name } },
        { type: 'text', text: ', kijk je mee?' },
      ],
    },
  ],
});

const write = (by: string, change: Partial<DeskChange & { type: 'comment' }>): DeskEntry =>
  signDesk({ type: 'comment', candidate: '1', ...change }, by);

test('comments have their last text, their replies and what remains of deleted ones', () => {
  const first = write('Noor', { text: richTextOf('Eerst') });
  const reply = write('Sam', { text: richTextOf('Antwoord'), replyTo: first.id });
  const change = write('Noor', { text: richTextOf('Daarna'), replaces: first.id });
  const deletion = write('Sam', { replaces: reply.id });
  const other = write('Noor', { text: richTextOf('Elders'), candidate: '2' });
  const entries = [first, reply, change, deletion, other];
  expect(commentsIn(entries, '1')).toMatchObject([
    {
      id: first.id,
      by: 'Noor',
      text: richTextOf('Daarna'),
      isEdited: true,
      replies: [{ id: reply.id, by: 'Sam', text: undefined }],
    },
  ]);
  expect(commentsIn(entries.map(eraseDesk), '1')).toEqual([]);
});

test('only its author changes or deletes a comment', () => {
  const first = write('Noor', { text: richTextOf('Eerst') });
  const changes = [
    write('Sam', { text: richTextOf('Anders'), replaces: first.id }),
    write('Sam', { replaces: first.id }),
  ];
  expect(commentsIn([first, ...changes], '1')).toMatchObject([
    { text: richTextOf('Eerst'), isEdited: false },
  ]);
});

test('a reply to a reply is shown as a comment', () => {
  const first = write('Noor', { text: richTextOf('1') });
  const reply = write('Sam', { text: richTextOf('2'), replyTo: first.id });
  const nested = write('Noor', { text: richTextOf('3'), replyTo: reply.id });
  expect(commentsIn([first, reply, nested], '1').map(({ id }) => id)).toEqual([
    first.id,
    nested.id,
  ]);
});

test('mentions lose their names for the candidate', () => {
  expect(textOf(withoutNames(mention('Sam')))).toBe('@collega, kijk je mee?');
});

test('colleagues are everyone in the log, without unnamed users', () => {
  const lines: readonly Line[] = [
    write('Noor', { text: mention('Sam') }),
    signDesk({ type: 'assignment', candidate: '1', to: 'Kim' }, 'Naamloos'),
    signDesk({ type: 'interview', candidate: '1', proposed: [], interviewers: ['Lou'] }, 'Noor'),
  ].map((entry) => ({ vacancy: 'v', entry }));
  expect(colleaguesIn(lines)).toEqual(['Kim', 'Lou', 'Noor', 'Sam']);
});

test('the first email address of a CV is a suggestion', () => {
  expect(emailIn([{ text: 'Eva Smit' }, { text: 'Mail: e.smit@example.nl.\nx@example.nl' }])).toBe(
    'e.smit@example.nl',
  );
  expect(emailIn([{ text: 'Geen adres, wel een @ en eva@' }])).toBeUndefined();
});

test('an email is a draft, or waits until it is sent or a week has passed', () => {
  const createdAt = '2026-11-29T08:00:00.000Z';
  expect(statusOf({ isDraft: true }, undefined)).toBe('draft');
  expect(statusOf({}, undefined)).toBe('unknown');
  expect(statusOf({}, { createdAt })).toBe('waiting');
  expect(statusOf({}, { createdAt: '2026-11-22T08:00:00.000Z' })).toBe('failed');
  expect(statusOf({}, { createdAt: '2026-11-22T08:00:00.000Z', sentAt: createdAt })).toBe('sent');
  const mail = (subject: string) =>
    signDesk(
      { type: 'mail', candidate: '1', to: 'e@example.nl', subject, text: richTextOf('Dag') },
      'Noor',
    );
  const mails = [mail('Een'), mail('Twee')];
  expect(mailsIn(mails, '1')).toEqual(mails.toReversed());
  expect(mailsIn(mails, '2')).toEqual([]);
});

test('an email has the reason of a rejection, the proposed times and a date before them', () => {
  const facts = {
    name: 'Eva',
    vacancy: { title: 'Kok', place: 'Assen' },
    interview: undefined,
    decision: undefined,
    term: undefined,
    sender: undefined,
  };
  expect(valuesFor(facts)).toEqual({
    name: 'Eva',
    vacancy: 'Kok',
    place: 'Assen',
    times: undefined,
    reason: undefined,
    due: '6 december 2026',
    sender: undefined,
  });
  const slot = (day: string) => ({
    start: `2026-12-${day}T09:00:00.000Z`,
    end: `2026-12-${day}T10:00:00.000Z`,
  });
  const signature = { id: 'd', at: '2026-11-28T09:00:00.000Z', by: 'Noor' };
  const rejected = {
    ...signature,
    type: 'decision',
    candidate: '1',
    verdict: 'reject',
    code: 'hours',
    reason: 'Het rooster past niet.',
  } as const;
  expect(
    valuesFor({
      ...facts,
      interview: { proposed: [slot('02'), slot('03')] },
      decision: rejected,
    }),
  ).toMatchObject({
    times: '2 december 2026 om 10:00 of 3 december 2026 om 10:00',
    due: '1 december 2026',
    reason: 'Het rooster past niet',
  });
  expect(valuesFor({ ...facts, term: '2026-12-03' }).due).toBe('3 december 2026');
});

const details: VacancyDetails = {
  title: 'Kok',
  place: 'Assen',
  hours: '32',
  requirements: [],
  isClosed: false,
};
const upload: Upload = { id: 'jan', vacancy: 'v', name: 'Jan', categories: [] };

const notified = (
  entries: readonly object[],
  {
    isClosed = false,
    uploads = [upload],
    by = 'Sam',
  }: Partial<VacancyDetails> & {
    uploads?: readonly Upload[];
    by?: string;
  } = {},
) =>
  notificationsIn({
    vacancies: [{ ...details, isClosed, id: 'v' }],
    deskLines: entries.map((entry) => ({ vacancy: 'v', entry: entry as DeskEntry })),
    uploads,
    by,
    readNotifications: ['c1'],
  });

const comment = (fields: object) => ({
  id: 'c1',
  at: '2026-11-28T09:00:00.000Z',
  by: 'Noor',
  type: 'comment',
  candidate: 'jan',
  ...fields,
});

test('a mention notifies the colleague, until the comment no longer has it', () => {
  const first = comment({ text: mention('Sam') });
  const [one] = notified([first]);
  expect(one).toEqual({
    id: 'c1',
    kind: 'mention',
    at: first.at,
    vacancy: 'v',
    candidate: 'jan',
    name: 'Jan',
    by: 'Noor',
    isRead: true,
  });
  expect(one && notificationInWords(one)).toBe('Noor noemde u bij Jan');
  expect(notified([first], { by: 'Kim' })).toEqual([]);
  expect(notified([comment({ text: mention('Sam'), by: 'Sam' })])).toEqual([]);
  expect(notified([comment({ text: mention('Sam'), at: '2026-05-01T09:00:00.000Z' })])).toEqual([]);
  for (const change of [{ text: mention('Kim') }, {}]) {
    expect(notified([first, comment({ id: 'c2', replaces: 'c1', ...change })])).toEqual([]);
  }
  const at = '2026-11-21T09:00:00.000Z';
  const mentioned = comment({ id: 'c2', replaces: 'c1', text: mention('Sam'), at });
  expect(notified([first, mentioned])).toMatchObject([{ id: 'c1', at }]);
});

test('an objection and a term that ends within a week notify, until they are answered', () => {
  const request = {
    id: 'r1',
    at: '2026-11-05T12:00:00.000Z',
    by: 'Noor',
    type: 'request',
    candidate: 'jan',
    kind: 'objection',
    text: 'Ik maak bezwaar',
    received: '2026-11-05',
  };
  const found = notified([request]);
  expect(found).toMatchObject([
    // Midnight in Amsterdam, a week before the end.
    { id: 'term r1', kind: 'request_term', at: '2026-11-27T23:00:00.000Z', due: '2026-12-05' },
    { id: 'r1', kind: 'objection', at: request.at },
  ]);
  expect(found.map((one) => notificationInWords(one))).toEqual([
    'De termijn van een verzoek van Jan eindigt op 5 december 2026',
    'Bezwaar van Jan',
  ]);
  expect(notified([{ ...request, kind: 'access', received: '2026-11-10' }])).toEqual([]);
  const answer = {
    ...request,
    id: 'a1',
    type: 'answer',
    request: 'r1',
    outcome: 'granted',
    text: 'Goed',
  };
  expect(notified([request, answer])).toEqual([]);
});

test('a closed vacancy notifies in the last week of its candidates, without those with a request', () => {
  const closed = (at: string) => ({
    id: 'x',
    at,
    by: 'Noor',
    type: 'vacancy',
    details: { ...details, isClosed: true },
  });
  const uploads = [upload, { ...upload, id: 'piet' }, { ...upload, id: 'kees' }];
  const consent = {
    id: 'y',
    at: '2026-11-02T09:00:00.000Z',
    by: 'Noor',
    type: 'consent',
    candidate: 'kees',
    until: '2027-11-02',
  };
  const options = { isClosed: true, uploads };
  const [one, ...others] = notified([closed('2026-11-05T09:00:00.000Z'), consent], options);
  expect(others).toEqual([]);
  expect(one).toEqual({
    id: 'retention v',
    kind: 'retention',
    at: '2026-11-25T23:00:00.000Z',
    vacancy: 'v',
    due: '2026-12-03',
    count: 2,
    isRead: false,
  });
  expect(one && notificationInWords(one, 'Kok')).toBe(
    'De bewaartermijn van 2 kandidaten van Kok eindigt op 3 december 2026',
  );
  expect(notified([closed('2026-11-20T09:00:00.000Z')], options)).toEqual([]);
  const past = notified([closed('2026-10-20T09:00:00.000Z')], { isClosed: true });
  expect(past.map((item) => notificationInWords(item, 'Kok'))).toEqual([
    'De bewaartermijn van 1 kandidaat van Kok eindigde op 17 november 2026',
  ]);
});
