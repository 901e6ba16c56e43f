import type { Category } from '@heldermatch/scorecard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { docxOf, paragraph } from '../fixtures/docx.ts';
import { categories } from '../src/vacancy.ts';
import type { Engine } from '../src/engine.ts';
import { DeskScreen, vacancy, worked } from './DeskScreen.tsx';

const meta = {
  id: 'recepten-add',
  title: 'Recepten/Cv’s toevoegen',
  component: DeskScreen,
  args: { path: `${vacancy}/add`, kept: worked },
  parameters: { edgeToEdge: true, waitFor: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /kiezen/i })).toBeVisible();
    await expect(canvas.getByText(/geen software die scoort/)).toBeVisible();
  },
};

const quote = 'Werkt dagelijks met een ATS.';

/** Scores by an engine for a CV with only this quote. */
const scores: Category[] = categories.map(({ id, title }) => ({
  id,
  title,
  why: 'Het cv zegt er niets over.',
  evidence: [],
  ...(id === 'skills' && {
    score: 81,
    confidence: 90,
    why: 'Het cv noemt een ATS.',
    evidence: [{ reference: 1, document: 'cv', page: 1, start: 0, end: quote.length, quote }],
  }),
}));
/** Scores by an engine that makes up its evidence. */
const invented = scores.map((category) => ({
  ...category,
  evidence: category.evidence.map((passage) => ({ ...passage, quote: 'Werkt jaren met een ATS.' })),
}));

const docx = async (name: string) => new File([await docxOf(paragraph(quote))], name);

const score = fn<Engine['score']>();

/**
 * With an engine: one CV is scored, one is stored without a score because scoring failed, and one because its evidence
 * is made up.
 */
export const Scored: Story = {
  args: { engine: { title: 'Proef 1', note: 'Een proef.', score } },
  beforeEach: () =>
    void score
      .mockRejectedValueOnce(new Error('No engine answers'))
      .mockResolvedValueOnce(invented)
      .mockResolvedValueOnce(scores),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /kiezen/i });
    const input = canvasElement.querySelector('input[type="file"]');
    const names = ['Noor.docx', 'Lou.docx', 'Sam.docx'];
    await userEvent.upload(input as HTMLElement, await Promise.all(names.map(docx)));
    await expect(await canvas.findByText('Gelezen, gescoord')).toBeVisible();
    await expect(await canvas.findByText('Gelezen, kon niet worden gescoord')).toBeVisible();
    await expect(
      await canvas.findByText('Gelezen, geen bewijs gevonden, 1 niet bewezen'),
    ).toBeVisible();
    await expect(canvas.queryByText(/geen software die scoort/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('link', { name: /cv/i }).at(-1) as HTMLElement);
    const candidate = await waitFor(
      () =>
        canvas.queryByRole('region', { name: 'Sam' }) ??
        // On a phone, outside the canvas.
        screen.getByRole('dialog', { name: 'Sam' }),
    );
    await expect(candidate).toHaveTextContent('81%');
  },
};
