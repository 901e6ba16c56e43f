import { createContainer, type StyleRule } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, text } = vars.color;

const container = createContainer();
/** Container query for widths at which the bar and the confidence are on the line of the title. */
const oneLine = `${container} (min-width: 34em)`;
const twoLines = `${container} not (min-width: 34em)`;
/** Container query for widths at which the evidence numbers are next to it, instead of below it. */
const nextToIt = `${container} (min-width: 20em)`;
const belowIt = `${container} not (min-width: 20em)`;

const inOneLine = (rule: StyleRule): StyleRule => ({ '@container': { [oneLine]: rule } });

export const root = sectionStyle({
  containerName: container,
  containerType: 'inline-size',
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${border.subtle}` },
  },
});

export const line = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
});

export const heading = sectionStyle({ flex: 1, minInlineSize: 0, fontSize: 'inherit' });

/** The columns have the same widths in every line, so that the bars can be compared. */
export const trigger = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  columnGap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: vars.size.targetSmall,
  paddingBlock: vars.space.xxs,
  paddingInline: 0,
  border: 0,
  borderRadius: vars.radius.s,
  background: 'transparent',
  color: text.default,
  font: 'inherit',
  fontWeight: vars.font.weight.regular,
  lineHeight: vars.font.lineHeight.snug,
  textAlign: 'start',
  overflowWrap: 'inherit',
  hyphens: 'inherit',
  cursor: 'pointer',
  selectors: {
    [hovered]: { color: action.default },
    [focusVisible]: focusRing,
  },
  '@media': { [media.touch]: { minBlockSize: vars.size.target } },
  ...inOneLine({ gridTemplateColumns: 'auto 10.5em minmax(0, 1fr) 2.75em 7em' }),
});

/** Points to the end while the line is closed. */
export const chevron = sectionStyle({
  rotate: '-90deg',
  transitionProperty: 'rotate',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    '&:dir(rtl)': { rotate: '90deg' },
    '[data-expanded] &': { rotate: 'none' },
  },
});

export const title = sectionStyle({
  gridColumn: '2 / 4',
  fontWeight: vars.font.weight.medium,
  selectors: { [`${trigger}[data-hovered] > &`]: { textDecoration: 'underline' } },
  ...inOneLine({ gridColumn: 'auto' }),
});

export const bar = sectionStyle({
  display: 'grid',
  gridArea: '2 / 2',
  ...inOneLine({ gridArea: 'auto' }),
});

export const score = sectionStyle({
  gridArea: '1 / 4',
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  ...inOneLine({ gridArea: 'auto' }),
});

export const notScored = sectionStyle({
  gridArea: '2 / 2 / auto / 5',
  color: text.muted,
  ...inOneLine({ gridArea: 'auto / span 2' }),
});

/** Confidence, or the mark of a human's change. */
export const status = sectionStyle({
  gridArea: '2 / 3 / auto / 5',
  color: text.muted,
  textAlign: 'end',
  '@container': {
    [oneLine]: { gridArea: 'auto', textAlign: 'start', whiteSpace: 'nowrap' },
    // Without a score both are words, which need a line each with large text.
    [twoLines]: {
      selectors: { [`${notScored} ~ &`]: { gridArea: '3 / 2 / auto / 5', textAlign: 'start' } },
    },
  },
});

/** Not announced while the panel, which has the same numbers, is shown. */
export const numbers = sectionStyle({
  flexBasis: '100%',
  paddingInlineStart: `calc(${vars.size.icon} + ${vars.space.xs})`,
  paddingBlock: `${vars.space.xxs} ${vars.space.xs}`,
  selectors: { '&:empty, [data-expanded] &': { display: 'none' } },
  '@media': { [media.print]: { display: 'none' } },
  '@container': {
    [nextToIt]: {
      flexBasis: '4.75em',
      padding: 0,
      // Keeps the columns of the line.
      selectors: { '&:empty, [data-expanded] &': { display: 'block', visibility: 'hidden' } },
    },
    [oneLine]: { flexBasis: '5.25em' },
  },
});

export const number = sectionStyle({
  // Below the line, on a phone, a target of 24 px.
  '@container': { [belowIt]: { fontSize: 'inherit' } },
  selectors: { '& + &': { marginInlineStart: vars.space.xs } },
});

export const more = sectionStyle({ marginInlineStart: vars.space.xs, color: text.muted });

/** On paper, where nothing expands, it is always shown. */
export const panel = sectionStyle({
  '@media': { [media.print]: { display: 'block', contentVisibility: 'visible' } },
});

/** Controls are printed only if they are open. */
export const content = sectionStyle({
  '@media': {
    [media.print]: { selectors: { [`${root}:not([data-expanded]) &`]: { display: 'none' } } },
  },
});

export const details = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlock: `${vars.space.xxs} ${vars.space.m}`,
  ...inOneLine({ paddingInlineStart: `calc(${vars.size.icon} + ${vars.space.xs})` }),
});
