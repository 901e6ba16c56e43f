import {
  createVar,
  fallbackVar,
  globalStyle,
  keyframes,
  type GlobalStyleRule,
} from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';
import * as viewer from '../DocumentViewer/DocumentViewer.css.js';

const { marker, text } = vars.color;
const { duration, easing } = vars.motion;

/** Highest number with a line. */
const maxReference = 9;

// Anchors: the document, the two numbers of the line that is shown, and the row of the score.
const page = '--document';
const passage = '--passage';
const score = '--score';
const row = '--row';
/** Anchor of a number in use, depending on where it is. */
const end = createVar();
// Colours of a number in use.
const paper = createVar();
const ink = createVar();

export const root = sectionStyle({
  position: 'relative',
  // Several examples on a page use the same names.
  anchorScope: 'all',
});

/** Thickness, which is zero if one of the two numbers is missing. */
const thickness = `min(${vars.border.thin}, anchor-size(${passage} width, 0px), anchor-size(${score} width, 0px))`;

/** Distance of the horizontal parts below the numbers, so that the line runs between two lines of text. */
const drop = vars.space.xxs;

/** A number that is closer to the end of its row has its horizontal part there, on the divider of the rows. */
const closeToEnd = vars.space.l;

/** Two numbers with a smaller difference in height have one straight line, because a small step looks like a mistake. */
const nearby = vars.space.xs;

/** Length if it is positive and below a limit, otherwise zero or less. The factor makes it all or nothing. */
const upTo = (limit: string, length: string) => `min(${length}, (${limit} - (${length})) * 999)`;

type End = typeof passage | typeof score;

/** Height of each number's horizontal part if the other is not nearby, from the start of the container. */
const fromStart = { [passage]: createVar(), [score]: createVar() };
/** The same heights from the end of the container, where a lower number is nearer. */
const fromEnd = { [passage]: createVar(), [score]: createVar() };

const toDivider = {
  fromStart: `anchor(${row} end, 0px) - ${vars.border.thin} - anchor(${score} end)`,
  fromEnd: `anchor(${score} end) - ${vars.border.thin} - anchor(${row} end, 999em)`,
};

export const line = sectionStyle({
  display: 'none',
  vars: {
    [fromStart[passage]]: `(anchor(${passage} end) + ${drop})`,
    [fromStart[score]]:
      `(anchor(${score} end) + max(${drop}, ${upTo(closeToEnd, toDivider.fromStart)}))`,
    [fromEnd[passage]]: `(anchor(${passage} end) - ${drop})`,
    [fromEnd[score]]:
      `(anchor(${score} end) - max(${drop}, ${upTo(closeToEnd, toDivider.fromEnd)}))`,
  },
});

/** Height of the horizontal part of a number: the lower of two that are nearby. */
const levelOf = (number: End, other: End) =>
  `${fromStart[number]} + max(0px, ${upTo(nearby, `${fromStart[other]} - ${fromStart[number]}`)})`;
const levelFromEnd = (number: End, other: End) =>
  `${fromEnd[number]} - max(0px, ${upTo(nearby, `${fromEnd[number]} - ${fromEnd[other]}`)})`;

/** Distance of the vertical part from the edge of the document. */
const outside = vars.space.xs;
const inside = vars.space.s;

/**
 * Horizontal position of the vertical part: in the gutter between document and scores, wherever the document is. If they
 * are stacked, it is in the margin of the document, at the end of its lines. A factor of 999 turns the sign of a
 * difference into one of two positions, because CSS has no condition for an anchor's position.
 */
const gutterFromStart = `min(
  anchor(${page} end) + clamp(-1 * ${inside}, (anchor(${score} start) - anchor(${page} end)) * 999, ${outside}),
  anchor(${page} start) - ${outside} + max(0px, (anchor(${score} end) - anchor(${page} start)) * 999)
)`;
/** The same position, measured from the end of the container. */
const gutterFromEnd = `max(
  anchor(${page} end) - clamp(-1 * ${inside}, (anchor(${page} end) - anchor(${score} start)) * 999, ${outside}),
  anchor(${page} start) + ${outside} - max(0px, (anchor(${page} start) - anchor(${score} end)) * 999)
)`;

const appear = keyframes({ from: { opacity: 0 } });

globalStyle(`${line} > *`, {
  '@layer': {
    [sections]: {
      position: 'absolute',
      background: text.default,
      printColorAdjust: 'exact',
      pointerEvents: 'none',
      animation: `${appear} ${duration.fast} ${easing.out} backwards`,
      '@media': {
        [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' },
      },
    },
  },
});

/** Parts appear one after the other, from the score to the passage. */
const drawnAfter = (delay: string) => ({ animationDelay: delay });

/** Short vertical part that leaves a number. */
const stubOf = (number: End, other: End) =>
  ({
    insetBlockStart: `anchor(${number} end)`,
    insetBlockEnd: `calc(${levelFromEnd(number, other)})`,
    insetInlineStart: `calc(anchor(${number} center) - ${vars.border.thin} / 2)`,
    inlineSize: thickness,
  }) as const;

/** Horizontal part from a number to the gutter. */
const sideOf = (number: End, other: End) =>
  ({
    insetBlockStart: `calc(${levelOf(number, other)})`,
    insetInlineStart: `min(anchor(${number} center), ${gutterFromStart})`,
    insetInlineEnd: `min(anchor(${number} center), ${gutterFromEnd})`,
    blockSize: thickness,
  }) as const;

export const passageStub = sectionStyle({
  ...stubOf(passage, score),
  ...drawnAfter(duration.fast),
});
export const passageSide = sectionStyle({
  ...sideOf(passage, score),
  ...drawnAfter(duration.fast),
});
export const scoreSide = sectionStyle(sideOf(score, passage));
export const scoreStub = sectionStyle(stubOf(score, passage));

/** Vertical part between the two sides, whichever is higher. */
export const middle = sectionStyle({
  ...drawnAfter(`calc(${duration.fast} / 2)`),
  insetBlockStart: `min(${levelOf(passage, score)}, ${levelOf(score, passage)})`,
  insetBlockEnd: `calc(min(${fromEnd[passage]}, ${fromEnd[score]}) - ${vars.border.thin})`,
  insetInlineStart: `calc(${gutterFromStart})`,
  inlineSize: thickness,
});

const rule = (selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [sections]: style } });

/** Rules for a screen that shows the library's own colours. */
const onScreen = 'screen and (forced-colors: none)';

const references = Array.from({ length: maxReference }, (_, index) => index + 1);

/** Passages in text and in pictures. By class, so that a document without them is without these rules. */
const passages = `:is(${viewer.passage}, ${viewer.place})`;

const inDocument = '[data-document]';
const inUse = ':is(:hover, :focus-visible)';
/** Overlapping passages share words: these belong to the first of them. */
const firstOf = (reference: number) =>
  `:is([data-evidence="${reference}"], ${passages}[data-evidence^="${reference} "])`;
/** Numbers, and the checkbox that marks a passage. While unchecked, it doesn't reveal that a score rests on the passage. */
const controlOf = (value: string) => `:is([data-reference${value}], [data-marks${value}]:checked)`;

/** Rows of a scorecard, of facts, and of a list of evidence. */
const rows = `:where([role="group"], dl > div, li):not(:where(${inDocument}, ${inDocument} *))`;

rule(`:where(${root}) ${inDocument}`, { anchorName: page });
rule(`:where(${root} ${rows})`, { vars: { [end]: row } });
rule(`:where(${root} [data-reference])`, { vars: { [end]: score } });
rule(`:where(${root} ${inDocument} [data-reference])`, { vars: { [end]: passage } });

const hovered = `:has(${controlOf('')}:hover, ${passages}:hover)`;
const focused = `:has(${controlOf('')}:focus-visible)`;
const targeted = ':has([data-evidence]:target)';

/** Makes the numbers of one reference the ends of the line, and marks their rows, in each state of the container. */
const connect = (
  stateOf: (reference: number) => string,
  colours: Exclude<GlobalStyleRule['vars'], undefined>,
) =>
  rule(
    references
      .map((one) => {
        const number = `[data-reference="${one}"]`;
        return `:where(${root}${stateOf(one)}) :is(${number}, ${rows}:has(${number}))`;
      })
      .join(),
    { anchorName: end, vars: colours },
  );

// States in which a number is in use. A later one takes precedence over an earlier one.
connect((one) => `[data-line="${one}"]`, {});
for (const [state, stateOf] of [
  [targeted, (one: number) => `:has(${firstOf(one)}:target)`],
  [focused, (one: number) => `:has(${controlOf(`="${one}"`)}:focus-visible)`],
  [
    hovered,
    (one: number) => `:has(${controlOf(`="${one}"`)}:hover, ${passages}${firstOf(one)}:hover)`,
  ],
] as const) {
  rule(`:where(${root}${state}) :is([data-reference], ${rows})`, {
    anchorName: 'none',
    vars: { [paper]: 'initial', [ink]: 'initial' },
  });
  connect(stateOf, { [paper]: marker.text, [ink]: marker.default });
}
rule(`:where(${root}) [data-reference]`, {
  '@media': {
    [onScreen]: {
      background: fallbackVar(paper, marker.default),
      color: fallbackVar(ink, marker.text),
      borderColor: fallbackVar(ink, marker.text),
    },
  },
});
// Of several scores with the same number, the line starts at the one in use.
rule(
  `:where(${root}:has([data-reference]${inUse}:not(${inDocument} *))) :is([data-reference]:not(${inDocument} *), ${rows}):not(${inUse}, :has(${inUse}))`,
  { anchorName: 'none' },
);

const used = `:is(${hovered}, ${focused}, ${targeted})`;
rule(`:where(${root}${used}) > ${line}`, { display: 'block' });
// At rest only where the scores are next to the document: above each other, a window rarely shows both ends.
rule(`:where(${root}[data-line]) > ${line}`, {
  '@media': { [media.desktop]: { display: 'block' } },
});
rule(`:where(${root}[data-line]:not(${used})) > ${line} > *`, { animation: 'none' });

// Leaves the other end of the line in view.
rule(`:where(${root}) [data-evidence]`, { scrollMarginBlock: '30vh' });

const share = (percent: number) => `color-mix(in srgb, ${marker.default} ${percent}%, transparent)`;
/** Yellow of the other passages. Their words keep a contrast of 7:1, which a dark page reaches at 75%. */
const dimmed = `light-dark(${share(55)}, ${share(75)})`;

const fill = keyframes({ from: { backgroundSize: '0 100%' } });

// Fills the passages in use, and dims the others.
rule(`:where(${root}${used}) ${passages}`, {
  '@media': { [onScreen]: { background: dimmed, animation: 'none' } },
});
rule(
  references
    .map((one) => {
      const uses = `[data-evidence~="${one}"]:target, [data-reference="${one}"]${inUse}, ${passages}[data-evidence~="${one}"]:hover`;
      return `:where(${root}:has(${uses})) ${passages}[data-evidence~="${one}"]`;
    })
    .join(),
  {
    '@media': {
      [onScreen]: {
        background: `${dimmed} linear-gradient(${marker.default}, ${marker.default}) no-repeat`,
        animation: `${fill} ${duration.normal} ${easing.out}`,
      },
    },
  },
);

// The line replaces the outline of a `DocumentViewer` on its own.
rule(`:where(${root}) ${passages}:target`, {
  '@media': { [onScreen]: { outline: 'none' } },
});

// A passage is filled from the start of its text.
rule(`:where(${root}:dir(rtl)) ${passages}`, { backgroundPosition: 'right' });
