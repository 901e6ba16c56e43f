import { erase, sign, type Change, type LogEntry } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { categories } from '@heldermatch/scorecard/example';
import { AuditLog, type AuditLogProps } from './AuditLog.js';

const day = Date.parse('2026-03-03T09:00:00Z');

/** Creates a log with an entry per hour and sequential ids, so that screenshots are stable. */
const logOf = (...changes: readonly (readonly [Change, string])[]): readonly LogEntry[] =>
  changes.map(([change, by], index) => ({
    ...sign(change, by, new Date(day + index * 3_600_000)),
    id: `regel-${index + 1}`,
  }));

const log = logOf(
  [{ type: 'weight', category: 'experience', weight: 'heavy' }, 'Noor'],
  [
    {
      type: 'adjustment',
      candidate: '0412',
      category: 'skills',
      original: 88,
      score: 75,
      reason: 'De campagne was kleiner dan in de vacature.',
    },
    'Noor',
  ],
  [
    {
      type: 'decision',
      candidate: '0388',
      verdict: 'reject',
      reason: '=Kan alleen in het weekend',
      code: 'hours',
    },
    'Sam',
  ],
  [{ type: 'undo', entry: 'regel-2' }, 'Sam'],
  [{ type: 'decision', candidate: '0412', verdict: 'invite' }, 'Noor'],
);

const many = logOf(
  ...Array.from({ length: 4000 }, (_, index): [Change, string] => [
    {
      type: 'adjustment',
      candidate: String(index % 90).padStart(4, '0'),
      category: categories[index % categories.length]?.id ?? '',
      original: index % 101,
      score: (index * 7) % 101,
      reason: 'Staat anders in het cv.',
    },
    index % 3 === 0 ? 'Sam' : 'Noor',
  ]),
);

const getName = (candidate: string) => `Kandidaat ${candidate}`;

/** Simulates an app that stores the log and the entry to which it is replayed. */
function Kept({ log: first, onUndo, onReplay, until: at, ...props }: AuditLogProps) {
  const [lines, setLines] = useState(first);
  const [until, setUntil] = useState(at);
  return (
    <AuditLog
      {...props}
      log={lines}
      until={until}
      onUndo={(entry) => {
        void onUndo?.(entry);
        const written = sign({ type: 'undo', entry: entry.id }, 'Sam', new Date(day + 86_400_000));
        setLines([...lines, { ...written, id: `regel-${lines.length + 1}` }]);
      }}
      onReplay={(entry) => {
        onReplay?.(entry);
        setUntil(entry?.id);
      }}
    />
  );
}

const meta = {
  title: 'Kandidaten/AuditLog',
  id: 'secties-auditlog',
  component: AuditLog,
  args: {
    label: 'Logboek van de vacature Recruiter',
    log,
    categories,
    getName,
    options: [{ id: 'hours', label: 'Uren passen niet' }],
  },
} satisfies Meta<typeof AuditLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Newest entry first. An undone entry stays visible, with the person who undid it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('search', { name: args.label })).toBeVisible();
    await expect(canvas.getByRole('treegrid', { name: args.label })).toBeVisible();
    const [, heading, first, second, , fourth, last] = await canvas.findAllByRole('row');
    await expect(heading).toHaveTextContent('dinsdag 3 maart 2026 5');
    await expect(first).toHaveTextContent('Uitgenodigd');
    await expect(second).toHaveTextContent(
      'Ongedaan gemaakt Aanpassing · Skills & Competenties: 88% wordt 75%',
    );
    await expect(fourth).toHaveTextContent('Ongedaan gemaakt door Sam, 3 maart 2026 om 13:00');
    await expect(fourth?.querySelector('s')).toHaveTextContent('88% wordt 75%');
    await expect(last).toHaveTextContent('Alle kandidaten');
    await expect(last).toHaveTextContent('Relevante Ervaring: Zwaar');
    canvas.getByRole('columnheader', { name: /Wanneer/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveTextContent('Zwaar'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByRole('row')[2]).toHaveTextContent('Uitgenodigd'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** Searches words in any order and case, and filters by author and kind. */
export const Filtering: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('campagne');
    await waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent('1 van 5 regels'));
    await expect(canvas.getByText(/^door Sam, 3 maart 2026/)).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.keyboard('WEEKEND 0388');
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(3 + 1));
    await expect(canvas.getByRole('search')).toHaveTextContent('1 van 5 regels');
    await userEvent.keyboard('x');
    await expect(
      await canvas.findByText('Geen regels gevonden. Haal een filter weg.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: /downloaden/ })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Alles wissen' }));
    const kind = canvas.getByRole('button', { name: /Soort/ });
    kind.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Beslissing' }));
    await waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent('2 van 5 regels'));
    await expect(canvas.getByText('Soort: Beslissing')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  },
};

const signature = { type: 'other', by: 'Noor' } as const;

/** Other events of the app are between the changes. They can be filtered and downloaded, and not undone. */
export const OtherEvents: Story = {
  args: {
    log: [
      {
        ...signature,
        id: 'toegevoegd',
        at: '2026-03-03T08:10:00.000Z',
        label: 'Toevoeging',
        candidate: '0412',
        text: 'Cv toegevoegd',
      },
      ...log.slice(0, 2),
      {
        ...signature,
        id: 'verzoek',
        at: '2026-03-03T10:20:00.000Z',
        label: 'Verzoek',
        candidate: '0412',
        text: 'Inzage, ontvangen op 2 maart 2026',
        why: 'Welke score kreeg ik?',
      },
      {
        ...signature,
        id: 'gewist',
        at: '2026-03-03T10:40:00.000Z',
        label: 'Gesprek',
        candidate: '0388',
        text: '',
        isErased: true,
      },
    ],
    onUndo: fn(),
    onReplay: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    const [, , erased, request, , , added] = await canvas.findAllByRole('row');
    await expect(erased).toHaveTextContent('De kandidaat is verwijderd');
    for (const text of ['Kandidaat 0412', /Verzoek Inzage, ontvangen/, 'Welke score kreeg ik?']) {
      await expect(request).toHaveTextContent(text);
    }
    await expect(added).toHaveTextContent('Toevoeging Cv toegevoegd');
    await expect(canvas.getAllByRole('button', { name: 'Ongedaan maken' })).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: /Soort/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Verzoek' }));
    await waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent('1 van 5 regels'));
    await expect(canvas.getByText('Soort: Verzoek')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1 regel downloaden (csv)' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Alles wissen' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    (document.activeElement as HTMLElement).blur();
  },
};

/** Entries about deleted candidates stay without scores and reasons, and can't be undone. */
export const Erased: Story = {
  args: { log: log.map(erase), onUndo: fn() },
  play: async ({ canvas, userEvent }) => {
    const [, , , undo, rejection, adjustment] = await canvas.findAllByRole('row');
    await expect(rejection).toHaveTextContent('Afgewezen (Uren passen niet)');
    await expect(adjustment).toHaveTextContent('Aanpassing Skills & Competenties');
    for (const row of [rejection, adjustment]) {
      await expect(row).toHaveTextContent('De kandidaat is verwijderd');
    }
    await expect(canvas.getByRole('treegrid')).not.toHaveTextContent(/weekend|88%|campagne/);
    await expect(undo).toHaveTextContent('Ongedaan gemaakt Aanpassing');
    await expect(canvas.getAllByRole('button', { name: 'Ongedaan maken' })).toHaveLength(1);
    await userEvent.type(canvas.getByRole('searchbox'), 'verwijderd');
    await waitFor(() => expect(canvas.getByRole('search')).toHaveTextContent('3 van 5 regels'));
    (document.activeElement as HTMLElement).blur();
  },
};

/** Undoes an entry and restores it. The button stays mounted and keeps focus. */
export const Undoing: Story = {
  args: { onUndo: fn(), onReplay: fn() },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const row = () => canvas.getByRole('row', { name: /^Beslissing Uitgenodigd/ });
    const [undo, show] = row().querySelectorAll('button');
    await expect(undo).toHaveAccessibleName('Ongedaan maken');
    canvas.getByRole('button', { name: /downloaden/ }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /^dinsdag 3 maart/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('row')[3]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(row()).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}'.repeat(5));
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(show).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledWith(log[4]);
    await waitFor(() => expect(undo).toHaveAccessibleName('Herstellen'));
    await expect(undo).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(undo).toHaveAccessibleName('Ongedaan maken'));
    await expect(canvas.getAllByRole('row')[2]).toHaveTextContent('Hersteld Beslissing');
    await expect(args.onUndo).toHaveBeenLastCalledWith(expect.objectContaining({ type: 'undo' }));
  },
};

/** Reports that the action was not saved. */
export const SaveFailed: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { log: log.slice(0, 1), onUndo: fn(() => Promise.reject(new Error('No connection'))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: 'Ongedaan maken' })[0] as Element);
    const failure = await canvas.findByText(/^Dit is niet vastgelegd/);
    await expect(failure.closest('[role=status]')).toBeVisible();
  },
};

/** Replays the log to an earlier entry: nothing was undone yet, and the invitation didn't exist. */
export const Replaying: Story = {
  args: { onUndo: fn(), onReplay: fn() },
  render: (args) => <Kept {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    const [, show] = row(/^Beslissing Afgewezen/).querySelectorAll('button');
    show?.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onReplay).toHaveBeenCalledWith(log[2]);
    const moment = await canvas.findByText(/^Stand van 3 maart 2026 om 12:00/);
    await expect(moment.closest('[role=status]')).toBeVisible();
    await waitFor(() => expect(row(/^Beslissing Uitgenodigd/)).toHaveTextContent('Hierna'));
    await expect(row(/^Aanpassing/)).not.toHaveTextContent('Ongedaan gemaakt');
    await expect(canvas.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull();
    await expect(canvas.getByRole('button', { name: '3 regels downloaden (csv)' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Terug naar nu' }));
    await expect(args.onReplay).toHaveBeenLastCalledWith(undefined);
    await waitFor(() => expect(canvas.getByRole('search')).toHaveFocus());
    await userEvent.click(row(/^Beslissing Afgewezen/).querySelectorAll('button')[1] as Element);
    await expect(await canvas.findByText(/^Stand van 3 maart 2026 om 12:00/)).toBeVisible();
    (document.activeElement as HTMLElement).blur();
  },
};

/** The order is that of the log, even if a clock was wrong. */
export const WrongClock: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { log: log.filter(({ type }) => type === 'weight' || type === 'decision').toReversed() },
  play: async ({ canvas }) => {
    const [, , first, , last] = await canvas.findAllByRole('row');
    await expect(first).toHaveTextContent('10:00');
    await expect(last).toHaveTextContent('14:00');
  },
};

/** Each day is a group. An entry with a wrong clock keeps its place, with its own day. */
export const Days: Story = {
  args: {
    log: log.map((entry, index) => ({
      ...entry,
      at:
        ['2025-12-30T09:00:00Z', '2026-03-03T10:00:00Z', '2026-02-20T10:00:00Z'][index] ?? entry.at,
    })),
  },
  play: async ({ canvas }) => {
    const [, heading, , , wrong, , before] = await canvas.findAllByRole('row');
    await expect(heading).toHaveTextContent('dinsdag 3 maart 2026 4');
    await expect(wrong).toHaveTextContent('20 februari 2026 om 11:00');
    await expect(before).toHaveTextContent('dinsdag 30 december 2025 1');
  },
};

export const Replayed: Story = {
  args: { onReplay: fn(), onUndo: fn(), until: 'regel-3' },
};

/** Downloads the shown entries with the raw fields of the log. No cell is a spreadsheet formula. */
export const Downloading: Story = {
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#');
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const download = await canvas.findByRole('button', { name: '5 regels downloaden (csv)' });
    download.focus();
    await userEvent.keyboard('{Enter}');
    const blob = made.mock.calls[0]?.[0] as Blob;
    const file = click.mock.instances[0] as unknown as HTMLAnchorElement;
    made.mockRestore();
    click.mockRestore();
    await expect(file.download).toBe('logboek.csv');
    const bytes = new Uint8Array(await blob.arrayBuffer());
    await expect(bytes.slice(0, 3)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
    const lines = new TextDecoder().decode(bytes).split('\r\n');
    await expect(lines).toHaveLength(5 + 2);
    await expect(lines[4]).toMatch(/^"regel-2"/);
    await expect(lines[0]).toMatch(/^"Regel","Wanneer","Wie","Soort","Kandidaat","Wat","Reden",/);
    await expect(lines[3]).toContain(
      `"regel-3","2026-03-03T11:00:00.000Z","Sam","Beslissing","Kandidaat 0388","Afgewezen (Uren passen niet)","'=Kan alleen in het weekend"`,
    );
    download.blur();
  },
};

/** With pagination, as part of a longer page. */
export const Paged: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { log: many, pageSize: 4 },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(7);
    await expect(canvas.getByRole('search')).toHaveTextContent('4000 regels');
    await userEvent.click(canvas.getByRole('button', { name: 'Volgende' }));
    await expect(canvas.getByRole('button', { name: 'Pagina 2' })).toHaveAttribute('aria-current');
    await userEvent.type(canvas.getByRole('searchbox'), '0042');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Pagina 1' })).toHaveAttribute('aria-current'),
    );
    await userEvent.clear(canvas.getByRole('searchbox'));
  },
};

/** Thousands of entries, in the height of their container. */
export const Many: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: { log: many, height: 'fill', density: 'compact' },
  decorators: [
    (Page) => (
      <div style={{ blockSize: '20rem' }}>
        <Page />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('treegrid')).toHaveAttribute('aria-rowcount', '4169');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(2));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
  },
};

export const Empty: Story = {
  args: { log: [] },
  globals: { viewport: { value: 'tablet' } },
};

export const Loading: Story = {
  args: { log: [], isLoading: true },
  globals: { viewport: { value: 'tablet' } },
};

export const LongContent: Story = {
  globals: { viewport: { value: 'tablet' } },
  args: {
    log: logOf([
      {
        type: 'decision',
        candidate: 'x'.repeat(80),
        verdict: 'reject',
        reason: 'Arbeidsongeschiktheidsverzekeringsdeskundige Verwerkersovereenkomst '.repeat(2),
        code: 'hours',
      },
      `${'a'.repeat(60)}@voorbeeld.nl`,
    ]),
    onUndo: fn(),
    onReplay: fn(),
  },
};

export const Narrow: Story = {
  args: { log: log.slice(0, 2), onUndo: fn(), onReplay: fn() },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
