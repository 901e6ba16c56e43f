import { factors } from '@heldermatch/scorecard';
import { createContainer, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { focusRing } from '../../styles/states.js';
import { stroke } from '../../styles/stroke.js';
import { vars } from '../../styles/theme.css.js';
import { visuallyHidden } from '../../styles/visuallyHidden.js';

const { action, border, surface, text } = vars.color;
const hairline = `${vars.border.thin} solid ${border.subtle}`;

/** On a screen with JavaScript. Elsewhere the comparison is always shown. */
const live = `screen and (not ${media.noScript})`;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'pretty',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: vars.space.xl,
      alignItems: 'start',
    },
    // Without reasons the document is about as tall as the scores.
    [`${live} and ${media.desktop}`]: {
      selectors: { '&:not([data-compared])': { alignItems: 'stretch' } },
    },
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** Shows an element only in the comparison. */
const inComparison = {
  '@media': { [live]: { selectors: { [`${root}:not([data-compared]) &`]: { display: 'none' } } } },
} satisfies StyleRule;

/** Without JavaScript, and on paper. */
const still = `${media.noScript}, ${media.print}`;

/** Rule for the worked example: without JavaScript and on paper, if the user marked nothing. */
const worked = (rule: StyleRule, selector = '&') =>
  ({
    [still]: { selectors: { [`${root}[data-untouched] ${selector}`]: rule } },
  }) satisfies StyleRule['@media'];

/** Height of a total. */
const totalHeight = `calc(1.2 * ${vars.font.size.titleL})`;

const divided = { paddingBlockStart: vars.space.s, borderBlockStart: hairline } as const;
/** For parts that need JavaScript. */
const controls = { [still]: { display: 'none' } };

const card = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  padding: `min(${vars.space.l}, 6.5vi)`,
  border: hairline,
  background: surface.raised,
  boxShadow: vars.shadow.raised,
} as const;

/** Has its buttons at the end if it is stretched. */
export const document = sectionStyle({
  ...card,
  gridTemplateRows: 'auto auto 1fr',
  borderRadius: vars.radius.m,
});

export const title = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: hairline,
  // As tall as a total, so that both lines are at the same height.
  '@media': { [media.desktop]: { minBlockSize: `calc(${totalHeight} + ${vars.space.s})` } },
});

/** Hidden where no sentence can be marked. */
export const task = sectionStyle({
  color: text.muted,
  '@media': controls,
});

export const lines = sectionStyle({ listStyle: 'none' });

export const line = sectionStyle({
  '@media': { [media.print]: { breakInside: 'avoid', paddingBlockEnd: vars.space.xs } },
});

/** The whole line marks its sentence. */
export const target = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  minBlockSize: vars.size.target,
  // Centres a single line of text in the target.
  paddingBlock: `calc((${vars.size.target} - 1lh) / 2)`,
  cursor: 'pointer',
  '@media': {
    [media.noScript]: { cursor: 'auto' },
    [media.print]: { minBlockSize: 0, paddingBlock: vars.space.xxs },
  },
});

export const checkbox = sectionStyle({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.choice,
  blockSize: vars.size.choice,
  margin: 0,
  marginBlockStart: `calc((1lh - ${vars.size.choice}) / 2)`,
  border: `${vars.border.medium} solid ${border.default}`,
  borderRadius: vars.radius.s,
  background: surface.default,
  cursor: 'inherit',
  // Keeps a focused sentence clear of the bar at the bottom of a phone.
  scrollMarginBlock: `calc(2 * ${vars.size.navigation})`,
  selectors: {
    [`${target}:hover > &`]: { borderColor: action.default },
    '&:checked': { borderColor: action.default, background: action.default },
    '&:focus-visible': focusRing,
    // Tick, drawn as a shape, because a strict CSP blocks images in a stylesheet.
    '&:checked::before': {
      content: '',
      inlineSize: '0.9em',
      blockSize: '0.9em',
      background: text.onAction,
      clipPath: 'polygon(14% 44%, 0 65%, 50% 100%, 100% 16%, 80% 0, 43% 62%)',
    },
  },
  '@media': {
    // The browser's own checkbox has the colours of the system.
    [media.forcedColors]: {
      appearance: 'auto',
      selectors: { '&:checked::before': { content: 'none' } },
    },
    ...controls,
  },
});

const { '@media': strokeMedia, ...mark } = stroke;
const markInForcedColors = strokeMedia[media.forcedColors];
const byUser = `${checkbox}:checked + * > &`;
const bySoftware = `${checkbox}[data-marks] + * > &`;

/** Marked by the browser's state of the checkbox, so that it also works before hydration. */
export const sentence = sectionStyle({
  paddingInline: '0.14em',
  marginInline: '-0.14em',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  selectors: { [byUser]: mark },
  '@media': {
    [media.forcedColors]: { selectors: { [byUser]: markInForcedColors } },
    ...worked(mark, bySoftware),
    [`${media.noScript} and ${media.forcedColors}`]: {
      selectors: { [bySoftware]: markInForcedColors },
    },
  },
});

/** Number of the software's evidence, hidden until the user marks the sentence too. */
export const number = sectionStyle({
  marginInlineStart: '0.35em',
  '@media': {
    [live]: {
      selectors: {
        [`${root}:not([data-compared]) ${checkbox}:not(:checked) + * > &`]: { display: 'none' },
      },
    },
  },
});

/** Shown at a marked sentence on which no score is based, and at every sentence of the comparison. */
export const verdict = sectionStyle({
  paddingInlineStart: `calc(${vars.size.choice} + ${vars.space.s})`,
  paddingBlockEnd: vars.space.s,
  color: text.muted,
  '@media': {
    [live]: {
      selectors: {
        [`${root}:not([data-compared]) ${line}:not(:has(:checked:not([data-marks]))) &`]: {
          display: 'none',
        },
      },
    },
    [still]: { paddingInlineStart: 0 },
    [media.print]: { paddingBlockEnd: 0 },
  },
});

export const judgement = sectionStyle({
  color: text.default,
  fontWeight: vars.font.weight.medium,
});

/** Count and buttons. Not a box on a phone, where `bar` sticks to the document. */
export const foot = sectionStyle({
  display: 'contents',
  '@media': {
    [media.tablet]: {
      ...divided,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.m,
    },
    ...controls,
  },
});

/** On a phone it stays in view once the user marked something, because the scores are below the sentences. */
export const bar = sectionStyle({
  ...divided,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  '@media': {
    [`(${media.phone}) and (min-height: 30em)`]: {
      selectors: {
        [`${root}:not([data-untouched]) ${document}:has(:checked) &`]: {
          position: 'sticky',
          insetBlockEnd: 0,
          paddingBlock: vars.space.s,
          background: surface.raised,
        },
      },
    },
    [media.tablet]: { display: 'contents' },
    ...controls,
  },
});

/** Only if the scores are below the sentences. */
export const toScores = sectionStyle({
  '@media': { ...inComparison['@media'], [media.desktop]: { display: 'none' } },
});

export const count = sectionStyle({ flexBasis: '100%', fontWeight: vars.font.weight.medium });

const container = createContainer();
/** Container query for widths without room for a column of categories next to two of scores. */
const narrow = `${container} (max-width: 26em)`;

export const scores = sectionStyle({
  ...card,
  alignContent: 'start',
  containerName: container,
  containerType: 'inline-size',
  borderRadius: vars.radius.l,
  scrollMarginBlockStart: `calc(${vars.size.navigation} + ${vars.space.m})`,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

/** Score of the user, hidden in the worked example. */
export const yours = sectionStyle({ '@media': worked({ display: 'none' }) });

export const softwares = sectionStyle(inComparison);

export const totals = sectionStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlockEnd: vars.space.s,
  borderBlockEnd: hairline,
});

/** The name of a party and its total on one line, if there is room. */
export const partyTotal = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
});

export const party = sectionStyle({ color: text.muted });

export const total = sectionStyle({
  display: 'block',
  fontSize: vars.font.size.titleL,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  // The same for figures and words, so that nothing moves at the first mark.
  lineHeight: totalHeight,
});

export const noTotal = sectionStyle({ fontSize: vars.font.size.titleS });

export const differences = sectionStyle(inComparison);

/** Only visible in the comparison: otherwise the total is above the one column of scores. */
export const heads = sectionStyle({
  '@media': {
    [live]: { selectors: { [`${root}:not([data-compared]) &`]: visuallyHidden } },
  },
});

export const table = sectionStyle({ inlineSize: '100%', borderCollapse: 'collapse' });

const inTable = (selector: string, rule: StyleRule) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [sections]: rule } });

inTable(':is(th, td)', {
  padding: 0,
  paddingBlock: vars.space.xs,
  textAlign: 'start',
  verticalAlign: 'top',
  fontWeight: vars.font.weight.regular,
});
inTable('thead th', { color: text.muted, paddingBlockStart: 0 });
inTable(':is(th, td):not(:first-child)', {
  // As wide as its header, so that a requirement stays on one line. The line to a number would run between two.
  inlineSize: '4.7em',
  paddingInlineStart: vars.space.s,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
inTable('[colspan]', { paddingBlockStart: 0 });
// Not a line: the bars are.
inTable('tbody tr:nth-child(odd) > *', { paddingBlockStart: vars.space.s });
// The scores below their category, in the columns of their headers.
inTable('tr', {
  '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end' } },
});
// Next to a single column of scores, until a category is narrower than its words.
inTable('th:first-child', { '@container': { [narrow]: { flex: '1 9em' } } });
globalStyle(`${table} [colspan], ${root}[data-compared] ${table} tbody th`, {
  '@layer': { [sections]: { '@container': { [narrow]: { flexBasis: '100%' } } } },
});
// Room for the category where it is next to one column of scores.
globalStyle(`${root}:not([data-compared]) ${table} :is(th, td):not(:first-child)`, {
  '@layer': { [sections]: { '@container': { [narrow]: { inlineSize: '3.6em' } } } },
});
inTable('td', { '@container': { [narrow]: { flexShrink: 0 } } });

export const category = sectionStyle({ display: 'block', fontWeight: vars.font.weight.medium });

export const requirement = sectionStyle({ display: 'block', color: text.muted });

/**
 * Bar of a score, as thick as the category counts. In the comparison, the one of the software is an outline. Without a
 * score only its track is shown.
 */
export const meter = sectionStyle({
  display: 'block',
  marginBlockEnd: vars.space.xxs,
  selectors: { '&:empty': { background: border.subtle, printColorAdjust: 'exact' } },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:empty': { outline: `${vars.border.thin} solid CanvasText` } },
    },
  },
});
for (const [weight, factor] of Object.entries(factors)) {
  globalStyle(`[data-weight="${weight}"] > ${meter}`, {
    '@layer': { [sections]: { blockSize: `calc(${factor / 2} * ${vars.size.meter})` } },
  });
}
globalStyle(`${meter} > svg`, { '@layer': { [sections]: { blockSize: '100%' } } });

// Not in the worked example, where it is the only bar.
globalStyle(`${root}:not([data-untouched]) ${meter}${softwares} rect:last-child`, {
  '@layer': {
    [sections]: {
      fill: surface.raised,
      stroke: action.default,
      strokeWidth: vars.border.medium,
      '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});

/** Above the numbers of its sentences, or before them where its column is below the category. */
export const score = sectionStyle({
  display: 'block',
  fontWeight: vars.font.weight.medium,
  '@container': { [narrow]: { display: 'inline' } },
});

/** Room for the sum, so that nothing moves when it appears. */
export const sum = sectionStyle({ fontVariantNumeric: 'tabular-nums', minBlockSize: '2lh' });

export const figures = sectionStyle({ display: 'block' });

export const note = sectionStyle({
  paddingBlockStart: vars.space.s,
  borderBlockStart: hairline,
  color: text.muted,
});
