import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { docxOf, paragraph } from '../fixtures/docx.ts';
import { detailsOf } from '../src/data/scorecards.ts';
import type { Engine } from '../src/engine.ts';
import { vacancies } from '../src/data/vacancies.ts';
import { DeskScreen, vacancy, worked } from './DeskScreen.tsx';

const meta = {
  title: 'Recepten/Add',
  component: DeskScreen,
  args: { path: `${vacancy}/add`, kept: worked },
  parameters: { edgeToEdge: true, arrives: 'main h1' },
} satisfies Meta<typeof DeskScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /kiezen/i })).toBeVisible();
    await expect(canvas.getByText(/geen software die scoort/)).toBeVisible();
  },
};

const [zorg] = vacancies;
const { categories } = detailsOf(
  { id: '00001', title: '', scores: [{ id: 'skills', title: 'Skills & Competenties', score: 81 }] },
  zorg ?? { id: '', title: '', place: '', hours: '', candidates: 0, trade: '' },
);

const docx = async (name: string) =>
  new File([await docxOf(paragraph('Werkt dagelijks met een ATS.'))], name);

const score = fn<Engine['score']>();

/** With an engine: one CV is scored, and one is kept without a score as that failed. */
export const Scored: Story = {
  args: { engine: { score } },
  beforeEach: () =>
    void score
      .mockRejectedValueOnce(new Error('No engine answers'))
      .mockResolvedValueOnce(categories),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /kiezen/i });
    const input = canvasElement.querySelector('input[type="file"]');
    await userEvent.upload(input as HTMLElement, [await docx('Noor.docx'), await docx('Sam.docx')]);
    await expect(await canvas.findByText('Gelezen, niet gescoord')).toBeVisible();
    await expect(await canvas.findByText('Gelezen en gescoord')).toBeVisible();
    await expect(canvas.queryByText(/geen software die scoort/)).not.toBeInTheDocument();
    await userEvent.click(canvas.getAllByRole('link', { name: /cv/i }).at(-1) as HTMLElement);
    await expect(await screen.findByRole('dialog', { name: 'Sam' })).toHaveTextContent('81%');
  },
};
