import { createVar, globalStyle, keyframes, type GlobalStyleRule } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { marker, text } = vars.color;
const { duration, easing } = vars.motion;

/** Highest number with a line. */
const maxReference = 9;

// Numbers of the line that is shown: at the score, and in the document. The values are names of anchors.
const passage = createVar();
const score = createVar();
const page = '--document';

/** Names of the anchors of a reference. */
const anchorsOf = (reference: number) =>
  ({ passage: `--passage-${reference}`, score: `--score-${reference}` }) as const;

export const root = sectionStyle({
  position: 'relative',
  // Several examples on a page use the same names.
  anchorScope: 'all',
});

export const line = sectionStyle({ display: 'none' });

/** Thickness, which is zero if one of the two numbers is missing. */
const thickness = `min(${vars.border.thin}, anchor-size(${passage} width, 0px), anchor-size(${score} width, 0px))`;

/** Distance of the horizontal parts below the numbers, so that the line runs between two lines of text. */
const drop = vars.space.xxs;

/** Distance of the vertical part from the edge of the document. */
const outside = vars.space.xs;
const inside = vars.space.xxs;

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

/** Look of each part of the line. */
const part = {
  position: 'absolute',
  background: text.default,
  pointerEvents: 'none',
  '@media': {
    [media.forcedColors]: { forcedColorAdjust: 'none', background: 'CanvasText' },
  },
} as const;

const appear = keyframes({ from: { opacity: 0 } });

/** Parts appear one after the other, from the score to the passage. */
const drawnAfter = (delay: string) => ({
  animation: `${appear} ${duration.fast} ${easing.out} ${delay} backwards`,
});

/** Short vertical part that leaves a number. */
const stubOf = (number: string) =>
  ({
    ...part,
    insetBlockStart: `anchor(${number} end)`,
    insetInlineStart: `calc(anchor(${number} center) - ${vars.border.thin} / 2)`,
    inlineSize: thickness,
    blockSize: `min(${drop}, anchor-size(${passage} width, 0px), anchor-size(${score} width, 0px))`,
  }) as const;

/** Horizontal part from a number to the gutter. */
const sideOf = (number: string) =>
  ({
    ...part,
    insetBlockStart: `calc(anchor(${number} end) + ${drop})`,
    insetInlineStart: `min(anchor(${number} center), ${gutterFromStart})`,
    insetInlineEnd: `min(anchor(${number} center), ${gutterFromEnd})`,
    blockSize: thickness,
  }) as const;

export const passageStub = sectionStyle({ ...stubOf(passage), ...drawnAfter(duration.fast) });
export const passageSide = sectionStyle({ ...sideOf(passage), ...drawnAfter(duration.fast) });
export const scoreSide = sectionStyle({ ...sideOf(score), ...drawnAfter('0s') });
export const scoreStub = sectionStyle({ ...stubOf(score), ...drawnAfter('0s') });

/** Vertical part between the two sides, whichever is higher. */
export const middle = sectionStyle({
  ...part,
  ...drawnAfter(`calc(${duration.fast} / 2)`),
  insetBlockStart: `calc(min(anchor(${passage} end), anchor(${score} end)) + ${drop})`,
  insetBlockEnd: `calc(min(anchor(${passage} end), anchor(${score} end)) - ${drop} - ${vars.border.thin})`,
  insetInlineStart: `calc(${gutterFromStart})`,
  inlineSize: thickness,
});

const rule = (selector: string, style: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [sections]: style } });

const references = Array.from({ length: maxReference }, (_, index) => index + 1);

const inDocument = '[data-document]';
const inUse = ':is(:hover, :focus-visible)';
const numbersOf = (reference: number) => `[data-reference="${reference}"]`;
/** Overlapping passages share words: these belong to the first of them. */
const firstOf = (reference: number) =>
  `:is([data-evidence="${reference}"], mark[data-evidence^="${reference} "])`;

rule(`:where(${root}) ${inDocument}`, { anchorName: page });
for (const reference of references) {
  const names = anchorsOf(reference);
  rule(`:where(${root}) ${numbersOf(reference)}`, { anchorName: names.score });
  rule(`:where(${root} ${inDocument}) ${numbersOf(reference)}`, { anchorName: names.passage });
}
// Of several scores with the same number, the line starts at the one in use.
rule(
  `:where(${root}:has([data-reference]${inUse}:not(${inDocument} *))) [data-reference]:not(${inUse}, ${inDocument} *)`,
  { anchorName: 'none' },
);

/** States of a container in which a number is in use. A later one takes precedence over an earlier one. */
const states = [
  (reference: number) => `[data-line="${reference}"]`,
  (reference: number) => `:has(${firstOf(reference)}:target)`,
  (reference: number) => `:has(${numbersOf(reference)}:focus-visible)`,
  (reference: number) => `:has(${numbersOf(reference)}:hover, mark${firstOf(reference)}:hover)`,
];
for (const state of states) {
  for (const reference of references) {
    const names = anchorsOf(reference);
    rule(`:where(${root}${state(reference)}) > ${line}`, {
      vars: { [passage]: names.passage, [score]: names.score },
    });
  }
}

const targeted = ':has([data-evidence]:target)';
const pointed = `:has([data-reference]${inUse}, mark[data-evidence]:hover)`;

rule(`:where(${root}:is([data-line], ${targeted}, ${pointed})) > ${line}`, {
  '@media': { screen: { display: 'block' } },
});

// Leaves the other end of the line in view.
rule(`:where(${root}) [data-evidence]`, { scrollMarginBlock: '30vh' });

/** Rules for a screen that shows the library's own colours. */
const onScreen = 'screen and (forced-colors: none)';

const share = (percent: number) => `color-mix(in srgb, ${marker.default} ${percent}%, transparent)`;
/** Yellow of the other passages. Their words keep a contrast of 7:1, which a dark page reaches at 75%. */
const dimmed = `light-dark(${share(55)}, ${share(75)})`;

const fill = keyframes({ from: { backgroundSize: '0 100%' } });

// Highlights the numbers and passages in use, and dims the other passages.
const used = `:is(${targeted}, ${pointed})`;
rule(`:where(${root}${used}) mark[data-evidence]`, {
  '@media': { [onScreen]: { background: dimmed, animation: 'none' } },
});
rule(`:where(${root}${used}) [data-reference]`, {
  '@media': { [onScreen]: { background: marker.default, color: marker.text } },
});
const whereUsed = (selectorOf: (reference: number) => string) =>
  references
    .map((one) => {
      const uses = `[data-evidence~="${one}"]:target, ${numbersOf(one)}${inUse}, mark[data-evidence~="${one}"]:hover`;
      return `:where(${root}:has(${uses})) ${selectorOf(one)}`;
    })
    .join();
rule(
  whereUsed((one) => `mark[data-evidence~="${one}"]`),
  {
    '@media': {
      [onScreen]: {
        background: `${dimmed} linear-gradient(${marker.default}, ${marker.default}) no-repeat`,
        animation: `${fill} ${duration.normal} ${easing.out}`,
      },
    },
  },
);
rule(whereUsed(numbersOf), {
  '@media': {
    [onScreen]: {
      background: marker.text,
      color: marker.default,
      borderColor: marker.default,
    },
  },
});

// The line replaces the outline of a `DocumentViewer` on its own.
rule(`:where(${root}) mark[data-evidence]:target`, {
  '@media': { [onScreen]: { outline: 'none' } },
});

// A passage is filled from the start of its text.
rule(`:where(${root}:dir(rtl)) mark[data-evidence]`, { backgroundPosition: 'right' });
