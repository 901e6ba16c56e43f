import { categories } from '@heldermatch/scorecard/example';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Split } from '../../components/Split/index.js';
import documentViewer from '../DocumentViewer/DocumentViewer.stories.js';
import { DocumentViewer } from '../DocumentViewer/index.js';
import { EvidenceList } from '../EvidenceList/index.js';
import { briefCv } from '../../components/internal/story/briefCv.js';
import { Scorecard } from '../Scorecard/index.js';
import scorecard, { LongContent as LongScorecard } from '../Scorecard/Scorecard.stories.js';
import { EvidenceLine } from './EvidenceLine.js';

const marked = (
  <DocumentViewer
    {...documentViewer.args}
    getPassageId={(reference) => `bewijs-${reference}`}
    getHref={(reference) => `#score-${reference}`}
  />
);

const list = (
  <EvidenceList
    label="Bewijs uit het cv"
    categories={categories}
    getItemId={(reference) => `score-${reference}`}
    getHref={(reference) => `#bewijs-${reference}`}
  />
);

const meta = {
  title: 'Kandidaten/EvidenceLine',
  id: 'secties-evidenceline',
  component: EvidenceLine,
  args: { children: <Split main={marked} aside={list} /> },
} satisfies Meta<typeof EvidenceLine>;

export default meta;
type Story = StoryObj<typeof meta>;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = (element: Element | null | undefined): Box => {
  if (!element) throw new Error('The story lacks an element');
  return element.getBoundingClientRect();
};

/** Numbers with this reference: in the document and at the score. */
function numbersOf(canvasElement: HTMLElement, reference: number) {
  const all = [
    ...canvasElement.querySelectorAll<HTMLElement>(`[data-reference="${reference}"]`),
  ].filter((one) => one.getClientRects().length > 0);
  const inDocument = all.find((one) => one.closest('[data-document]') !== null);
  const atScore = all.find((one) => one.closest('[data-document]') === null);
  if (!inDocument || !atScore) throw new Error(`Number ${reference} is missing`);
  return { inDocument, atScore };
}

/** Parts of the line, from the passage to the score. */
const partsOf = (canvasElement: HTMLElement) => {
  const parts = [...canvasElement.querySelectorAll('[aria-hidden]:has(> :nth-child(5)) > *')];
  return parts.map(boxOf);
};

const isDrawn = (canvasElement: HTMLElement) =>
  partsOf(canvasElement).some(({ bottom, top }) => bottom > top);

/** Expects that the line connects the two numbers. */
async function expectLine(canvasElement: HTMLElement, reference: number) {
  const { inDocument, atScore } = numbersOf(canvasElement, reference);
  const [from, to] = [boxOf(inDocument), boxOf(atScore)];
  await waitFor(async () => {
    const [passageStub, passageSide, middle, scoreSide, scoreStub] = partsOf(canvasElement);
    const center = ({ left, right }: Box) => (left + right) / 2;
    await expect(center(passageStub as Box)).toBeCloseTo(center(from), 0);
    await expect((passageStub as Box).top).toBeCloseTo(from.bottom, 0);
    await expect(center(scoreStub as Box)).toBeCloseTo(center(to), 0);
    await expect((scoreStub as Box).top).toBeCloseTo(to.bottom, 0);
    // The parts join.
    const ys = [passageSide as Box, scoreSide as Box]
      .map(({ top }) => top)
      .toSorted((a, b) => a - b);
    await expect((middle as Box).top).toBeCloseTo(ys[0] ?? 0, 0);
    await expect((middle as Box).bottom - 1).toBeCloseTo(ys[1] ?? 0, 0);
    for (const side of [passageSide as Box, scoreSide as Box]) {
      const x = center(middle as Box);
      await expect(Math.min(Math.abs(side.left - x), Math.abs(side.right - x))).toBeLessThan(2);
    }
  });
}

/** Moves focus to the number at the score, as with the Tab key. */
async function focusNumber(canvasElement: HTMLElement, reference: number) {
  const { atScore } = numbersOf(canvasElement, reference);
  atScore.focus();
  await expect(atScore).toHaveFocus();
}

export const Default: Story = {
  play: async ({ canvasElement, userEvent }) => {
    await expect(isDrawn(canvasElement)).toBe(false);
    const { atScore } = numbersOf(canvasElement, 2);
    numbersOf(canvasElement, 1).atScore.focus();
    await userEvent.tab();
    await expect(atScore).toHaveFocus();
    await expectLine(canvasElement, 2);
    const [line] = canvasElement.querySelectorAll('[aria-hidden]:has(> :nth-child(5))');
    await expect(line).toHaveTextContent('');
    const follow = fn((event: Event) => event.preventDefault());
    atScore.addEventListener('click', follow, { once: true });
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    atScore.blur();
    await expect(isDrawn(canvasElement)).toBe(false);
  },
};

/** On a wide screen, the line of one number is there before anyone points at another. */
export const WithReference: Story = {
  args: { reference: 3 },
  play: async ({ canvasElement }) => {
    if (innerWidth >= 1024) await expectLine(canvasElement, 3);
    else await expect(isDrawn(canvasElement)).toBe(false);
    await focusNumber(canvasElement, 1);
    await expectLine(canvasElement, 1);
  },
};

/** If the scores are below the document, the line is in the margin. */
export const Stacked: Story = {
  args: { reference: 4 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await focusNumber(canvasElement, 4);
    await expectLine(canvasElement, 4);
    const paper = boxOf(canvasElement.querySelector('[data-document]'));
    const [, , middle] = partsOf(canvasElement);
    const padding = Number.parseFloat(
      getComputedStyle(canvasElement.querySelector('[data-document] > *') as Element)
        .paddingInlineEnd,
    );
    await expect(middle?.left).toBeGreaterThan(paper.right - padding);
    await expect(middle?.right).toBeLessThan(paper.right);
  },
};

/** The same on the other side. */
export const RightToLeft: Story = {
  args: { reference: 3 },
  globals: { locale: 'ar', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expectLine(canvasElement, 3);
    const [, , middle] = partsOf(canvasElement);
    await expect(middle?.right).toBeLessThan(
      boxOf(canvasElement.querySelector('[data-document]')).left,
    );
  },
};

/** The scores come first, as in a `CandidateDrawer`. */
export const ScoresFirst: Story = {
  args: { reference: 2, children: <Split main={list} aside={marked} /> },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await expectLine(canvasElement, 2);
    const [, , middle] = partsOf(canvasElement);
    await expect(middle?.right).toBeLessThan(
      boxOf(canvasElement.querySelector('[data-document]')).left,
    );
  },
};

/** Between two numbers at nearly the same height the line is straight. */
export const Straight: Story = {
  args: { reference: 1 },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const { inDocument, atScore } = numbersOf(canvasElement, 1);
    const paper = inDocument.closest<HTMLElement>('[data-document]') as HTMLElement;
    const distance = boxOf(atScore).bottom - boxOf(inDocument).bottom;
    for (const difference of [5, -5, 20]) {
      // The number in the document is lower by this difference.
      paper.style.insetBlockStart = `${distance + difference}px`;
      paper.style.position = 'relative';
      await waitFor(async () => {
        const [passageStub, passageSide, middle, scoreSide, scoreStub] = partsOf(canvasElement);
        const step = (passageSide?.top ?? 0) - (scoreSide?.top ?? 0);
        await expect(step).toBeCloseTo(difference === 20 ? 20 : 0, 0);
        await expect((middle?.bottom ?? 0) - (middle?.top ?? 0)).toBeCloseTo(step + 1, 0);
        await expect(passageStub?.bottom).toBeCloseTo(passageSide?.top ?? 0, 0);
        await expect(scoreStub?.bottom).toBeCloseTo(scoreSide?.top ?? 0, 0);
      });
    }
    paper.style.insetBlockStart = '';
  },
};

/** Two scores rest on one passage: the line starts at the one in use. */
export const TwoScores: Story = {
  args: {
    children: <Split main={marked} aside={<Scorecard {...scorecard.args} titleLevel={3} />} />,
  },
  play: async ({ canvas, canvasElement }) => {
    const [first, last] = canvas
      .getAllByRole('link', { name: '(bewijs 2)' })
      .filter((one) => one.closest('[data-document]') === null);
    for (const number of [first, last]) {
      number?.focus();
      const stub = () => partsOf(canvasElement)[4]?.top ?? 0;
      await waitFor(() => expect(stub()).toBeCloseTo(boxOf(number).bottom, 0));
    }
  },
};

/** A number without a passage has no line, and neither has a passage without a score. */
export const WithoutPassage: Story = {
  args: {
    reference: 1,
    children: <Split main={<DocumentViewer {...briefCv} evidence={[]} />} aside={list} />,
  },
  play: ({ canvasElement }) => expect(isDrawn(canvasElement)).toBe(false),
};

export const LongContent: Story = {
  args: {
    reference: 1,
    children: (
      <Split
        main={<DocumentViewer {...briefCv} />}
        aside={<Scorecard {...scorecard.args} {...LongScorecard.args} titleLevel={3} />}
      />
    ),
  },
};

export const Narrow: Story = {
  args: { reference: 4 },
  globals: { viewport: { value: 'narrow' }, textSize: '200%' },
  play: async ({ canvasElement }) => {
    await focusNumber(canvasElement, 4);
    await expectLine(canvasElement, 4);
  },
};
