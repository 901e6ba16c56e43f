import { categories, criteria, evidence, weights } from '@heldermatch/scorecard/example';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { MarkingExercise } from './MarkingExercise.js';

const requirements = new Map(criteria.map(({ id, requirement }) => [id, requirement]));
const quoteOf = (reference: number) => evidence[reference - 1]?.quote ?? '';

const meta = {
  title: 'Kandidaten/MarkingExercise',
  id: 'secties-markingexercise',
  component: MarkingExercise,
  args: {
    title: 'Cv van kandidaat 0412',
    badge: 'voorbeeld',
    label: 'Markeer wat volgens u bewijs is.',
    description: 'Wat u hier markeert, blijft in uw browser.',
    lines: [
      {
        id: 'team',
        text: 'Teamspeler met een groot hart.',
        why: 'Een bewering zonder voorbeeld.',
      },
      {
        id: 'years',
        text: `${quoteOf(1)}.`,
        reference: 1,
        why: 'De vacature vraagt vijf jaar ervaring in de zorg, en het cv noemt er zes.',
      },
      {
        id: 'campaign',
        text: `${quoteOf(2)}.`,
        reference: 2,
        why: 'Een campagne van vergelijkbare omvang.',
      },
      {
        id: 'course',
        text: `${quoteOf(3)}, cursus.`,
        reference: 3,
        why: 'De kandidaat schoolde zich onlangs bij.',
      },
      {
        id: 'languages',
        text: `${quoteOf(4)}.`,
        reference: 4,
        why: 'Nederlands is vereist en Duits is een wens.',
      },
      {
        id: 'answer',
        text: `Een organisatie waar ${quoteOf(5)}.`,
        reference: 5,
        why: 'De wens past bij uw belofte om snel te reageren.',
      },
    ],
    onChange: fn(),
    categories: categories.map(({ id, title, score, evidence: own }) => ({
      id,
      title,
      text: requirements.get(id) ?? '',
      score,
      evidence: own.map(({ reference }) => ({ reference })),
    })),
    weights,
    note: 'Een score is een advies. U leest het bewijs en beslist zelf.',
  },
} satisfies Meta<typeof MarkingExercise>;

export default meta;
type Story = StoryObj<typeof meta>;

const compare = { name: 'Vergelijk met de software' };
const startAgain = { name: 'Begin opnieuw' };
const result = () => within(document.body).getByRole('status');

/** Reason at the sentence on which no score is based. */
const reason = (canvas: ReturnType<typeof within>) =>
  canvas.getByText(/Een bewering zonder voorbeeld/, { selector: 'li *' });

/** Parts of the line from a sentence to its score. */
const lineOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[aria-hidden]:has(> :nth-child(5)) > *')].map((part) =>
    part.getBoundingClientRect(),
  );

const isDrawn = (canvasElement: HTMLElement) =>
  lineOf(canvasElement).some(({ height }) => height > 0);

/** Marks of the user and of the software, sentence by sentence. A score exists only where there is evidence. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const mark = (name: RegExp) => userEvent.click(canvas.getByRole('checkbox', { name }));
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(canvas.getAllByText('Niet gescoord').length).toBeGreaterThan(5);
    await expect(canvas.queryByRole('button', startAgain)).not.toBeInTheDocument();
    await mark(/^Zes jaar/);
    await mark(/^Teamspeler/);
    await expect(args.onChange).toHaveBeenLastCalledWith(['team', 'years']);
    await expect(row(/Relevante Ervaring/)).toHaveTextContent('92%');
    await expect(canvas.getByText('2 van 6 zinnen gemarkeerd. Uw score: 92%.')).toBeVisible();
    await expect(reason(canvas)).toBeVisible();
    await waitFor(() =>
      expect(result()).toHaveTextContent(
        'U zag dit, de software niet. Een bewering zonder voorbeeld. 2 van 6 zinnen gemarkeerd. Uw score: 92%.',
      ),
    );
    await expect(canvas.getByText(/Een campagne van vergelijkbare omvang/)).not.toBeVisible();
    await userEvent.click(canvas.getByRole('button', compare));
    await expect(canvas.getByRole('button', compare)).toHaveAttribute('aria-pressed', 'true');
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines[0]).toContain('U zag dit, de software niet.');
    await expect(lines[1]).toContain('U en de software zagen dit.');
    await expect(lines[2]).toContain('De software zag dit, u niet.');
    await expect(canvas.getByText('U komt op 92%, de software op 87%.')).toBeVisible();
    await expect(canvas.getByText(/Op 1 zin die u markeerde, rust geen score/)).toBeVisible();
    await mark(/^Zes jaar/);
    await expect(
      canvas.getByText('De software komt op 87%. U heeft nog geen totaal.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', startAgain));
    await expect(canvas.getAllByRole('checkbox')[0]).toHaveFocus();
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    await expect(canvas.queryByRole('checkbox', { checked: true })).not.toBeInTheDocument();
    await expect(reason(canvas)).not.toBeVisible();
    await waitFor(() => expect(result()).toHaveTextContent('0 van 6 zinnen gemarkeerd.'));
  },
};

/** A sentence is marked as an example, at first and after starting again. */
export const FirstMarked: Story = {
  args: { defaultValue: ['years'] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sentence = canvas.getByRole('checkbox', { name: /^Zes jaar/ });
    await expect(sentence).toBeChecked();
    await expect(canvas.queryByRole('button', startAgain)).not.toBeInTheDocument();
    await expect(isDrawn(canvasElement)).toBe(innerWidth >= 1024);
    await userEvent.click(sentence);
    await expect(sentence).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', startAgain));
    await expect(sentence).toBeChecked();
  },
};

/** The same sentences as the software: the same scores, and the same total. */
export const Agreed: Story = {
  args: { defaultValue: ['years', 'campaign', 'course', 'languages', 'answer'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', compare));
    for (const text of canvas.getAllByText('U en de software komen allebei op 87%.')) {
      await expect(text).toBeVisible();
    }
    await expect(
      canvas.getAllByText(/\(3 × 88 \+ 3 × 92 \+ 2 × 90 \+ 84 \+ 2 × 79\) \/ 11/),
    ).toHaveLength(2);
  },
};

export const Compared: Story = {
  args: { defaultValue: ['team', 'years', 'campaign'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', compare));
    await expect(
      canvas.getByText(/Taal & Communicatie, Motivatie & Fit en Groeipotentieel/),
    ).toBeVisible();
  },
};

/** The line leads from the sentence that was marked last to the score that rests on it. */
export const Line: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const sentence = (name: RegExp) => canvas.getByRole('checkbox', { name });
    await userEvent.hover(sentence(/^Zes jaar/));
    await expect(isDrawn(canvasElement)).toBe(false);
    await userEvent.click(sentence(/^Zes jaar/));
    await userEvent.unhover(sentence(/^Zes jaar/));
    const numbers = [...canvasElement.querySelectorAll('[data-reference="1"]')]
      .map((number) => number.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    await expect(numbers).toHaveLength(2);
    await waitFor(async () => {
      const parts = lineOf(canvasElement);
      for (const [end, part] of [
        [numbers[0], parts[0]],
        [numbers[1], parts[4]],
      ] as const) {
        await expect(part?.top).toBeCloseTo(end?.bottom ?? 0, 0);
        await expect(part?.left).toBeGreaterThan(end?.left ?? 0);
        await expect(part?.right).toBeLessThan(end?.right ?? 0);
      }
    });
    await userEvent.click(sentence(/^Teamspeler/));
    await userEvent.unhover(sentence(/^Teamspeler/));
    await expect(isDrawn(canvasElement)).toBe(false);
    await userEvent.tab();
    await expect(sentence(/^Zes jaar/)).toHaveFocus();
    await expect(isDrawn(canvasElement)).toBe(true);
    await userEvent.keyboard(' ');
    await expect(isDrawn(canvasElement)).toBe(false);
  },
};

/** Line and scores are mirrored. */
export const RightToLeft: Story = {
  args: { defaultValue: ['years'] },
  globals: { locale: 'ar', viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: new RegExp(quoteOf(2)) }));
    await waitFor(() => expect(isDrawn(canvasElement)).toBe(true));
    const paper = canvasElement.querySelector('[data-document]');
    await expect(lineOf(canvasElement)[2]?.right).toBeLessThan(
      paper?.getBoundingClientRect().left ?? 0,
    );
  },
};

/** From the first mark the bar stays in view. In the comparison it leads to the scores, which are below. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = canvas.getByRole('button', compare).parentElement;
    await expect(bar).toHaveStyle({ position: 'static' });
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Zes jaar/ }));
    await expect(bar).toHaveStyle({ position: 'sticky' });
    const link = { name: 'Bekijk het verschil' };
    await expect(canvas.queryByRole('link', link)).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', compare));
    const toScores = canvas.getByRole('link', link);
    const target = toScores.getAttribute('href')?.slice(1) ?? '';
    const scores = canvasElement.ownerDocument.getElementById(target);
    await expect(scores).toContainElement(canvas.getByRole('table'));
    const follow = fn((event: Event) => event.preventDefault());
    toScores.addEventListener('click', follow, { once: true });
    await userEvent.tab();
    await expect(toScores).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    await expect(isDrawn(canvasElement), 'both ends are not in view').toBe(false);
  },
};

/** Without a score the bar is only a track, as thick as its weight, and the dash is in the row of its category. */
export const PhoneAtFirst: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [row] = canvas.getAllByRole('row', { name: /Relevante Ervaring/ });
    const topOf = (text: string) =>
      within(row as HTMLElement)
        .getByText(text)
        .getBoundingClientRect().top;
    await expect(topOf('–')).toBeCloseTo(topOf('Relevante Ervaring'), 0);
    const bars = () =>
      [...canvasElement.querySelectorAll('[data-weight] svg')].filter(
        (bar) => bar.getClientRects().length > 0,
      );
    await expect(bars()).toHaveLength(0);
    const [light, normal, heavy] = ['light', 'normal', 'heavy'].map((weight) =>
      canvasElement.querySelector<HTMLElement>(`[data-weight="${weight}"] > :empty`),
    );
    await expect(normal?.offsetHeight).toBeCloseTo(2 * (light?.offsetHeight ?? 0), 0);
    await expect(heavy?.offsetHeight).toBeCloseTo(3 * (light?.offsetHeight ?? 0), 0);
    const height = canvas.getByRole('table').getBoundingClientRect().height;
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Zes jaar/ }));
    await expect(bars()).toHaveLength(1);
    await expect(canvas.getByRole('table').getBoundingClientRect().height).toBeCloseTo(height, 0);
  },
};

/** Space marks the focused sentence. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /^Teamspeler/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['years']);
    await expect(canvas.getByRole('checkbox', { name: /^Zes jaar/ })).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith([]);
    for (let line = 0; line < 5; line++) await userEvent.tab();
    await expect(canvas.getByRole('button', compare)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(/Een bewering zonder voorbeeld/)).toBeVisible();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText(/Een bewering zonder voorbeeld/)).not.toBeVisible();
  },
};

/** Marks that the app keeps. */
export const Controlled: Story = {
  args: { value: ['languages'] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Zes jaar/ }));
    await expect(args.onChange).toHaveBeenCalledWith(['years', 'languages']);
    await expect(canvas.getByRole('checkbox', { name: /^Zes jaar/ })).not.toBeChecked();
  },
};

export const LongContent: Story = {
  args: {
    title: 'Curriculum vitae van een arbeidsongeschiktheidsverzekeringsadviseur',
    lines: [
      {
        id: 'long',
        text: 'Verantwoordelijk voor verwerkersovereenkomsten, arbeidsongeschiktheidsverzekeringen en de aansprakelijkheidswaardevaststellingsveranderingen van drie vestigingen.',
        reference: 2,
        why: 'De vacature vraagt om verwerkersovereenkomsten en arbeidsongeschiktheidsverzekeringen, en het cv noemt beide.',
      },
    ],
    defaultValue: ['long'],
  },
  play: async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', compare)),
};

export const Narrow: Story = {
  ...LongContent,
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
};
