import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { marker, text } = vars.color;
const { thick } = vars.border;
const gap = vars.space.xl;
/** Condition for steps in a row: a wide screen, or paper. */
const inARow = `${media.desktop}, ${media.print}`;
/** Distance between the lanes of the software and the person. */
const lane = vars.space.l;

/**
 * Steps in two lanes. Side by side on a wide screen and on paper, with the software's lane on top; otherwise from top to
 * bottom, with that lane indented.
 */
export const steps = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    // The lanes would otherwise start on the page before.
    [media.print]: { breakInside: 'avoid' },
    [inARow]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      // Number, title and text of every step start at the same height.
      gridTemplateRows: 'auto auto 1fr',
      columnGap: gap,
      paddingBlockStart: lane,
    },
  },
});

const step = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlock: `0 ${vars.space.xl}`,
  paddingInlineStart: vars.space.l,
  breakInside: 'avoid',
} as const satisfies StyleRule;

const columnOfRow = {
  gridRow: '1 / -1',
  gridTemplateRows: 'subgrid',
  paddingBlock: `${vars.space.l} 0`,
  paddingInlineStart: 0,
  marginInlineStart: 0,
} as const satisfies StyleRule;

const line = {
  content: '',
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
} as const satisfies StyleRule;

export const human = sectionStyle({
  ...step,
  selectors: {
    '&::before': {
      ...line,
      inlineSize: vars.space.xs,
      background: marker.default,
      printColorAdjust: 'exact',
      '@media': {
        [inARow]: {
          insetBlockEnd: 'auto',
          insetInlineEnd: `calc(-1 * ${gap})`,
          inlineSize: 'auto',
          blockSize: vars.space.xs,
        },
        [media.forcedColors]: { background: 'Mark', forcedColorAdjust: 'none' },
      },
    },
    '&:last-child::before': { insetInlineEnd: 0 },
    // The lane ends with the words of its last step.
    '&:last-child': { paddingBlockEnd: 0 },
  },
  '@media': { [inARow]: columnOfRow },
});

/** Line that branches off from the person's lane and rejoins it. */
export const software = sectionStyle({
  ...step,
  marginInlineStart: lane,
  selectors: {
    '&::before': {
      ...line,
      insetInlineStart: `calc(-1 * ${lane})`,
      inlineSize: lane,
      border: `${thick} solid ${text.default}`,
      borderInlineStart: 'none',
      '@media': {
        [inARow]: {
          insetBlock: `calc(-1 * ${lane}) auto`,
          insetInline: `0 calc(-1 * ${gap})`,
          inlineSize: 'auto',
          blockSize: `calc(${lane} + ${vars.space.xs})`,
          borderInlineStart: `${thick} solid ${text.default}`,
          borderBlockEnd: 'none',
        },
      },
    },
    '&:last-child::before': {
      '@media': { [inARow]: { insetInlineEnd: 0, borderInlineEnd: 'none' } },
    },
    // Two consecutive software steps stay in their lane.
    '&:has(+ &)::before': {
      borderBlockEnd: 'none',
      '@media': { [inARow]: { borderInlineEnd: 'none' } },
    },
    '& + &::before': {
      borderBlockStart: 'none',
      '@media': {
        [inARow]: {
          borderBlockStart: `${thick} solid ${text.default}`,
          borderInlineStart: 'none',
        },
      },
    },
  },
  '@media': { [inARow]: columnOfRow },
});

// Titles of a few words take two lines, so that texts start close to a longer title next to them.
globalStyle(`${steps} h3`, {
  '@layer': { [sections]: { '@media': { [inARow]: { maxInlineSize: '9em' } } } },
});

export const number = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: vars.space.s,
  fontSize: vars.font.size.titleL,
  fontWeight: vars.font.weight.bold,
  // Actors start at the same distance from every number.
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
});

export const actor = sectionStyle({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: text.muted,
  overflowWrap: 'anywhere',
});

export const example = sectionStyle({ marginBlockStart: vars.space.xxl });
