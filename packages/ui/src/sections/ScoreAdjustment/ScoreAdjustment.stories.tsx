import { judge, replay, sign, type LogEntry } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { categories, weights } from '@heldermatch/scorecard/example';
import { ScoreAdjustment, type ScoreAdjustmentProps } from './ScoreAdjustment.js';

const moment = new Date('2026-03-03T13:05:00Z');
const [skills] = categories;

let kept = Promise.withResolvers<void>();

/** Simulates an app that stores a log. */
function Logged({
  waitsFor,
  category: { id },
  categories: scored,
  onAdjust,
  onUndo,
  ...props
}: ScoreAdjustmentProps & { waitsFor?: () => Promise<void> }) {
  const [log, setLog] = useState<readonly LogEntry[]>([]);
  const judged = judge(scored, replay(log).adjustments.get('0412'));
  const category = judged.find((one) => one.id === id);
  const { id: last } = log.at(-1) ?? {};
  const write = (entry: LogEntry) => setLog([...log, entry]);
  return (
    category && (
      <ScoreAdjustment
        {...props}
        category={category}
        categories={judged}
        onAdjust={async (change) => {
          void onAdjust?.(change);
          await waitsFor?.();
          write(
            sign(
              { type: 'adjustment', candidate: '0412', category: id, ...change },
              'Noor',
              moment,
            ),
          );
        }}
        onUndo={() => {
          void onUndo?.();
          write(sign({ type: 'undo', entry: last ?? '' }, 'Noor', moment));
        }}
      />
    )
  );
}

const meta = {
  title: 'Kandidaten/ScoreAdjustment',
  id: 'secties-scoreadjustment',
  component: ScoreAdjustment,
  args: {
    category: skills ?? { id: '', title: '', score: 0, confidence: 0, why: '', evidence: [] },
    categories,
    onAdjust: fn(),
    onUndo: fn(),
  },
  render: (args) => <Logged {...args} />,
} satisfies Meta<typeof ScoreAdjustment>;

export default meta;
type Story = StoryObj<typeof meta>;

/** With the keyboard: updates the sum live, requires a reason, and can be undone. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: /Skills/ });
    await expect(
      canvas.getByRole('group', { name: 'Nieuwe score voor Skills & Competenties' }),
    ).toContainElement(slider);
    const adjust = canvas.getByRole('button', { name: 'Score aanpassen' });
    await expect(adjust).toBeDisabled();
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await userEvent.keyboard('{PageDown}{ArrowLeft}');
    await expect(canvas.getByText(/^Totaal/).closest('p')).toHaveTextContent(
      /^Totaal: 87% wordt 8\d%/,
    );
    await expect(adjust).toBeEnabled();
    await userEvent.click(adjust);
    const reason = canvas.getByRole('textbox', { name: /Reden/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription(/Geef een reden/);
    await expect(args.onAdjust).not.toHaveBeenCalled();
    await userEvent.keyboard('De campagne was kleiner');
    await userEvent.click(adjust);
    await expect(await canvas.findByText('De campagne was kleiner')).toBeVisible();
    await expect(await canvas.findByText(/^88% wordt/)).toBeVisible();
    await expect(canvas.getByText('3 maart 2026 om 14:05')).toBeVisible();
    const undo = canvas.getByRole('button', { name: 'Ongedaan maken' });
    await waitFor(() => expect(undo).toHaveFocus());
    await expect(canvas.getByText(/^Vastgelegd: 88% wordt/)).toBeInTheDocument();
    await expect(reason, 'the form closes').not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.queryByText('De campagne was kleiner')).not.toBeInTheDocument();
    const again = await canvas.findByRole('slider', { name: /Skills/ });
    await waitFor(() => expect(again).toHaveFocus());
    await expect(again).toHaveAttribute('aria-valuetext', '88%');
    await expect(canvas.getByRole('textbox', { name: /Reden/ })).toHaveValue('');
  },
};

/** Every key of the slider changes the score, and Enter on the button asks for a reason or records. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider', { name: /Skills/ });
    await userEvent.tab();
    for (const [key, value] of [
      ['ArrowUp', '89%'],
      ['ArrowRight', '90%'],
      ['ArrowDown', '89%'],
      ['ArrowLeft', '88%'],
      ['PageDown', '78%'],
      ['PageUp', '88%'],
      ['Home', '0%'],
      ['End', '100%'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await expect(slider).toHaveAttribute('aria-valuetext', value);
    }
    const adjust = canvas.getByRole('button', { name: 'Score aanpassen' });
    adjust.focus();
    await userEvent.keyboard('{Enter}');
    const reason = canvas.getByRole('textbox', { name: /Reden/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('De campagne was groter');
    adjust.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText(/^88% wordt 100%/)).toBeVisible();
    await expect(args.onAdjust).toHaveBeenCalledOnce();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Ongedaan maken' })).toHaveFocus(),
    );
    await expect(reason).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Opnieuw aanpassen' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('slider', { name: /Skills/ })).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: /Reden/ })).toHaveValue('');
  },
};

/** The sum has the weights of the vacancy. */
export const Weighted: Story = {
  args: { weights },
  play: async ({ canvas, userEvent }) => {
    const sum = canvas.getByText(/^Totaal/).closest('p');
    await expect(sum).toHaveTextContent('(3 × 88 + 3 × 92 + 2 × 90 + 84 + 2 × 79) / 11');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(sum).toHaveTextContent('(3 × 89 + 3 × 92 + 2 × 90 + 84 + 2 × 79) / 11');
  },
};

/** If saving fails, the form reports that and keeps the reason. */
export const SaveFailed: Story = {
  args: { onAdjust: fn(() => Promise.reject(new Error('No connection'))) },
  render: (args) => <ScoreAdjustment {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{PageDown}');
    const reason = canvas.getByRole('textbox', { name: /Reden/ });
    await userEvent.type(reason, 'De campagne was kleiner');
    await userEvent.click(canvas.getByRole('button', { name: 'Score aanpassen' }));
    await waitFor(() => expect(reason).toHaveAccessibleDescription(/Dit is niet vastgelegd/));
    await expect(reason).toHaveValue('De campagne was kleiner');
  },
};

const silent = {
  id: 'motivation',
  title: 'Motivatie & Fit',
  why: 'Het cv zegt niet waarom deze kandidaat dit werk zoekt.',
  evidence: [],
};

/** A category without a score doesn't count until a person gives it one. */
export const NotScored: Story = {
  args: { category: silent, categories: [...categories.slice(0, 3), silent] },
  play: async ({ canvas, userEvent, args }) => {
    const adjust = canvas.getByRole('button', { name: 'Score aanpassen' });
    const sum = canvas.getByText(/^Totaal/).closest('p');
    await expect(sum).toHaveTextContent('Totaal: 90%(88 + 92 + 90) / 3 = 90%');
    await expect(adjust).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}{PageUp}');
    await expect(sum).toHaveTextContent('Totaal: 90% wordt 83%(88 + 92 + 90 + 60) / 4 = 82,5');
    await waitFor(() =>
      expect(canvas.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
        'Totaal: 90% wordt 83%',
      ),
    );
    await userEvent.type(canvas.getByRole('textbox', { name: /Reden/ }), 'Gebeld en gevraagd');
    await userEvent.click(adjust);
    await expect(await canvas.findByText('Niet gescoord wordt 60%')).toBeVisible();
    await expect(args.onAdjust).toHaveBeenLastCalledWith({
      original: undefined,
      score: 60,
      reason: 'Gebeld en gevraagd',
    });
  },
};

/** While a slow app saves, keeps the text, the score and focus. */
export const Slow: Story = {
  beforeEach: () => {
    kept = Promise.withResolvers<void>();
  },
  render: (args) => <Logged {...args} waitsFor={() => kept.promise} />,
  play: async ({ canvas, userEvent }) => {
    const slider = canvas.getByRole('slider', { name: /Skills/ });
    slider.focus();
    await userEvent.keyboard('{PageDown}');
    const moved = slider.getAttribute('aria-valuetext');
    await expect(moved).not.toBe('88%');
    const reason = canvas.getByRole('textbox', { name: /Reden/ });
    await userEvent.type(reason, 'De campagne was kleiner');
    const adjust = canvas.getByRole('button', { name: 'Score aanpassen' });
    await userEvent.click(adjust);
    const seen = new Set<string | null>();
    const observer = new MutationObserver(() => {
      seen.add(slider.getAttribute('aria-valuetext'));
      if (document.activeElement === document.body) seen.add('focus lost');
    });
    observer.observe(canvas.getByRole('group', { name: /^Nieuwe score voor/ }), {
      subtree: true,
      attributes: true,
      childList: true,
    });
    await expect(adjust).toHaveFocus();
    kept.resolve();
    const undo = await canvas.findByRole('button', { name: 'Ongedaan maken' });
    await waitFor(() => expect(reason).not.toBeInTheDocument());
    await expect(undo).toHaveFocus();
    observer.disconnect();
    await expect([...seen]).toEqual([moved]);
  },
};

export const Adjusted: Story = {
  args: {
    category: {
      id: 'skills',
      title: 'Skills & Competenties',
      score: 75,
      confidence: 90,
      why: '',
      evidence: [],
      adjustment: {
        type: 'adjustment',
        candidate: '0412',
        category: 'skills',
        original: 88,
        score: 75,
        reason: 'De campagne was kleiner dan in de vacature.',
        id: 'regel-1',
        at: moment.toISOString(),
        by: 'Noor',
      },
    },
  },
  render: (args) => <ScoreAdjustment {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Noor', { exact: false })).toBeVisible();
  },
};

/** When undoing fails, the adjustment stays and the failure is reported. */
export const UndoFailed: Story = {
  ...Adjusted,
  args: { ...Adjusted.args, onUndo: fn(() => Promise.reject(new Error('No connection'))) },
  play: async ({ canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Ongedaan maken' });
    await userEvent.click(undo);
    const failure = await canvas.findByText(/^Dit is niet vastgelegd/);
    await expect(failure.closest('[role="status"]')).toBeVisible();
    await expect(undo).toHaveFocus();
  },
};

export const Narrow: Story = {
  ...Adjusted,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
