import { sign, type LogEntry } from '@heldermatch/scorecard';
import { adjustment, categories, weights } from '@heldermatch/scorecard/example';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { ScoreChanges, type ScoreChangesProps } from './ScoreChanges.js';

const moment = new Date('2026-03-03T13:05:00Z');

/** Simulates an app that stores the log. */
function Logged({ log: given, ...props }: ScoreChangesProps) {
  const [log, setLog] = useState<readonly LogEntry[]>(given);
  return (
    <ScoreChanges
      {...props}
      log={log}
      onUndo={({ id }) => setLog([...log, sign({ type: 'undo', entry: id }, 'Noor', moment)])}
    />
  );
}

const meta = {
  title: 'Kandidaten/ScoreChanges',
  id: 'secties-scorechanges',
  component: ScoreChanges,
  args: {
    label: 'Scores van kandidaat 0412, voor en na',
    categories,
    weights,
    candidate: '0412',
    log: [adjustment],
  },
} satisfies Meta<typeof ScoreChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: /voor en na/ }));
    const row = (name: string) =>
      within(table.getByRole('rowheader', { name }).closest('tr') as HTMLElement)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent);
    await expect(table.getAllByRole('columnheader')).toHaveLength(3);
    await expect(canvas.getByRole('list', { name: 'Wijzigingen' })).toBeVisible();
    await expect(row('Taal & Communicatie')).toEqual(['90%', '70%']);
    await expect(row('Groeipotentieel')).toEqual(['79%', '79%']);
    await expect(row('Totaal')).toEqual(['87%', '84%']);
    await expect(canvas.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual([
      '70%',
      '84%',
    ]);
    await expect(
      canvas.getByText('(3 × 88 + 3 × 92 + 2 × 70 + 84 + 2 × 79) / 11 = 83,8, afgerond 84%'),
    ).toBeVisible();
    await expect(canvas.getByText(adjustment.reason)).toBeVisible();
    await expect(canvas.getByText('3 maart 2026 om 12:04')).toBeVisible();
  },
};

/** Undone changes stay in the log, and can be restored. */
export const Undone: Story = {
  render: (args) => <Logged {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Ongedaan maken: .*90%.*70%/);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('mark')).not.toBeInTheDocument();
    const restore = canvas.getByRole('button', { name: /^Herstellen/ });
    await expect(restore).toHaveFocus();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.keyboard(' ');
    await expect(canvas.getAllByRole('mark')).toHaveLength(2);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('mark')).not.toBeInTheDocument();
  },
};

export const Unchanged: Story = { args: { log: [] } };

export const LongContent: Story = {
  args: {
    categories: [
      { id: 'language', title: 'Arbeidsongeschiktheidsverzekering', score: 100 },
      { id: 'skills', title: 'Verwerkersovereenkomst', score: 0 },
    ],
    log: [{ ...adjustment, reason: `${'a'.repeat(243)}@voorbeeld.nl` }],
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
