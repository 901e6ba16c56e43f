import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ScorecardCategory } from './ScorecardCategory.js';

const meta = {
  title: 'Secties/ScorecardCategory',
  component: ScorecardCategory,
  args: {
    title: 'Relevante Ervaring',
    score: 92,
    why: 'Ervaring in de zorg sluit aan op de vacature.',
    evidence: [1],
  },
} satisfies Meta<typeof ScorecardCategory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Relevante Ervaring' });
    await expect(meter).toHaveAttribute('aria-valuenow', '92');
    await expect(canvas.getByText('92%')).toBeVisible();
    const category = canvas.getByRole('group', { name: 'Relevante Ervaring' });
    await expect(within(category).getByText('(bewijs 1)')).toBeInTheDocument();
    const words = canvas.getByText(/^Ervaring in de zorg/);
    const number = within(words).getByText('1');
    for (let width = 160; width <= 400; width += 4) {
      words.style.inlineSize = `${width}px`;
      const isAlone = number.getBoundingClientRect().left < words.getBoundingClientRect().left + 20;
      await expect(isAlone, `the number is alone on its line at ${width} px`).toBe(false);
    }
    words.style.inlineSize = '';
    await expect(canvas.getByText('(bewijs 1)')).toBeInTheDocument();
  },
};

export const WithDetails: Story = {
  args: {
    confidence: 90,
    quote: 'Zes jaar recruiter in de zorg',
    context: 'De vacature vraagt minstens vijf jaar ervaring.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3);
    await expect(canvas.getByText('90%: hoog')).toBeInTheDocument();
    await expect(canvas.getByRole('mark')).toHaveTextContent('Zes jaar recruiter in de zorg');
  },
};

/** Without a score there is no bar, which would look like a low score. */
export const NotScored: Story = {
  args: {
    title: 'Motivatie & Fit',
    score: undefined,
    why: 'Het cv zegt niet waarom deze kandidaat dit werk zoekt.',
    evidence: [],
    context: 'Vraag ernaar.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Niet gescoord')).toBeVisible();
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};

/** Quotes that aren't in the CV. They never count as evidence, and a human sees what the CV says instead. */
export const Unproven: Story = {
  args: {
    confidence: 70,
    unproven: [
      {
        quote: 'Recruiter bij een groot ziekenhuis',
        nearest: { page: 1, start: 14, end: 42, quote: 'Recruiter bij een ziekenhuis' },
        differences: [
          { text: 'Recruiter bij een ', in: 'both' },
          { text: 'groot ', in: 'quote' },
          { text: 'ziekenhuis', in: 'both' },
        ],
      },
      { quote: 'Won de Nobelprijs', differences: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent('groot');
    await expect(canvas.getByText(/^Wel op pagina 1:/)).toHaveTextContent(
      'Wel op pagina 1: ‘Recruiter bij een ziekenhuis’',
    );
    await expect(canvas.getByText(/Nobelprijs/)).toBeVisible();
    await expect(canvas.queryByRole('mark')).toBeNull();
  },
};

/** Confidence of a score, as a hatched bar and in words. */
export const Confidence: Story = {
  render: (args) => (
    <div>
      {[95, 70, 40].map((confidence) => (
        <ScorecardCategory
          {...args}
          key={confidence}
          title={`Zekerheid ${confidence}`}
          {...{ confidence }}
        />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    for (const words of ['95%: hoog', '70%: redelijk', '40%: laag']) {
      await expect(canvas.getByText(words)).toBeVisible();
    }
    const lines = canvas
      .getAllByRole('group')
      .map((category) => getComputedStyle(category).borderBlockStartWidth);
    await expect(lines).toEqual(['0px', '1px', '1px']);
  },
};

/** Boxes of the last two terms, which share a row where they fit. */
const lastTerms = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas
    .getAllByRole('term')
    .slice(-2)
    .map((term) => term.getBoundingClientRect());

export const Tablet: Story = {
  ...WithDetails,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [first, second] = lastTerms(canvas);
    await expect(second?.top).toBe(first?.top);
    await expect(second?.left).toBeGreaterThan(first?.right ?? Infinity);
  },
};

export const WithoutOptional: Story = { args: { evidence: undefined } };

export const ManyEvidence: Story = { args: { evidence: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] } };

export const Extremes: Story = {
  render: (args) => (
    <div>
      <ScorecardCategory {...args} title="Geen overeenkomst" score={0} />
      <ScorecardCategory {...args} title="Volledige overeenkomst" score={100} />
    </div>
  ),
};

export const LongContent: Story = {
  args: {
    title: 'Arbeidsongeschiktheidsverzekering',
    why: 'Stelde een Verwerkersovereenkomst op voor een arbeidsongeschiktheidsverzekering.',
    evidence: [1, 2, 3],
    confidence: 40,
    quote: 'Verwerkersovereenkomst',
    context: `${'a'.repeat(243)}@voorbeeld.nl`,
  },
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async ({ canvas }) => {
    const [first, second] = lastTerms(canvas);
    await expect(second?.left).toBe(first?.left);
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? Infinity);
  },
};
