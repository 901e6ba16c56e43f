import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Button } from '../../components/Button/index.js';
import { ScorecardCategory } from './ScorecardCategory.js';
import { ScorecardLine, type ScorecardLineProps } from './ScorecardLine.js';

const meta = {
  title: 'Kandidaten/ScorecardCategory',
  id: 'secties-scorecardcategory',
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

const change = fn();

const lines: readonly ScorecardLineProps[] = [
  {
    title: 'Skills & Competenties',
    score: 88,
    confidence: 66,
    why: 'De vacature vraagt om zelf campagnes op te zetten.',
    evidence: [2],
    context: 'Budget en resultaat staan niet in het cv.',
  },
  {
    title: 'Relevante Ervaring',
    score: 68,
    confidence: 95,
    isAdjusted: true,
    why: 'Ervaring in de zorg sluit aan op de vacature.',
    evidence: [1, 2, 3, 4, 5],
  },
  {
    title: 'Motivatie & Fit',
    why: 'Er is geen bewijs gevonden.',
    unproven: [
      { quote: 'Won de Nobelprijs', differences: [] },
      { quote: 'Werkt graag in de zorg', differences: [] },
    ],
  },
];

/**
 * Each category in a `ScorecardLine`, which expands. The evidence numbers are reachable without expanding it, where they
 * fit.
 */
export const Lines: Story = {
  globals: { viewport: { value: 'tablet' } },
  render: () => (
    <div>
      {lines.map((line) => (
        <ScorecardLine
          {...line}
          key={line.title}
          getHref={(reference) => `#bewijs-${reference}`}
          onExpandedChange={change}
        >
          <Button size="small">Score aanpassen</Button>
        </ScorecardLine>
      ))}
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const triggers = () =>
      canvas.getAllByRole('button').filter((button) => button.hasAttribute('aria-expanded'));
    await expect(triggers().map((button) => button.textContent)).toEqual([
      'Skills & Competenties 88% zekerheid 66%',
      'Relevante Ervaring 68% aangepast',
      'Motivatie & Fit Niet gescoord 2 niet bewezen',
    ]);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const isFine = matchMedia('(pointer: fine)').matches;
    for (const { offsetHeight } of triggers()) {
      await (isFine
        ? expect(offsetHeight).toBe(32)
        : expect(offsetHeight).toBeGreaterThanOrEqual(44));
    }
    const bars = canvas.getAllByRole('button').flatMap((button) => {
      const bar = button.querySelector('svg:not([viewBox])')?.getBoundingClientRect();
      return bar === undefined ? [] : { left: bar.left, width: bar.width };
    });
    await expect(bars).toHaveLength(2);
    await expect(bars[1]).toEqual(bars[0]);
    const why = canvas.getByText(/^De vacature vraagt/);
    await expect(why).not.toBeVisible();
    await userEvent.tab();
    await expect(triggers()[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(triggers()[0]).toHaveAttribute('aria-expanded', 'true');
    await expect(change).toHaveBeenCalledWith(true);
    await expect(why).toBeVisible();
    const numbers = canvas.getAllByRole('link', { name: /2/ });
    await expect(
      numbers.filter((number) => triggers()[0]?.closest('[data-expanded]')?.contains(number)),
    ).toHaveLength(1);
    await userEvent.keyboard(' ');
    await expect(triggers()[0]).toHaveAttribute('aria-expanded', 'false');
  },
};

export const LinesOpen: Story = {
  render: () => (
    <div>
      {lines.map((line) => (
        <ScorecardLine {...line} key={line.title} defaultExpanded />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Nobelprijs/)).toBeVisible();
    await expect(canvas.getByText('Budget en resultaat staan niet in het cv.')).toBeVisible();
  },
};

export const LinesNarrow: Story = {
  ...LinesOpen,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async (context) => {
    await LinesOpen.play?.(context);
    // Its words stay whole.
    const words = context.canvas.getByText('Niet gescoord');
    const { lineHeight } = getComputedStyle(words);
    const { height } = words.getBoundingClientRect();
    await expect(height).toBeLessThan(2.5 * Number.parseFloat(lineHeight));
  },
};

/** Boxes of the last term and its description, which share a row where they fit. */
const lastFact = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  ['term', 'definition'].map((role) => canvas.getAllByRole(role).at(-1)?.getBoundingClientRect());

export const Tablet: Story = {
  ...WithDetails,
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    const [term, description] = lastFact(canvas);
    await expect(description?.top).toBeLessThan(term?.bottom ?? 0);
    await expect(description?.left).toBeGreaterThan(term?.right ?? Infinity);
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
    const [term, description] = lastFact(canvas);
    await expect(description?.left).toBe(term?.left);
    await expect(description?.top).toBeGreaterThanOrEqual(term?.bottom ?? Infinity);
  },
};
