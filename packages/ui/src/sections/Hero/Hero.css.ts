import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { halves, split } from '../../styles/split.js';
import { aroundStroke, outdented } from '../../styles/stroke.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({ paddingBlock: vars.space.band });

const column = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
} as const;

export const columns = sectionStyle({
  ...column,
  gap: vars.space.xxl,
  alignItems: 'start',
  '@media': {
    [media.desktop]: halves,
  },
});

/** Text and a drawing, which fits next to it on a tablet already. */
export const drawn = sectionStyle({
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
    [media.desktop]: halves,
    [media.print]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
});

/** A statement needs more than half of the width. */
export const stated = sectionStyle({
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem' } },
});

export const drawing = sectionStyle({
  maxBlockSize: '22rem',
  '@media': {
    [media.tablet]: { inlineSize: '14rem', justifySelf: 'end' },
    [media.desktop]: { inlineSize: 'auto' },
    [media.print]: { inlineSize: '12rem' },
  },
});

export const body = sectionStyle({ ...column, gap: vars.space.l });

export const belowText = sectionStyle({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const stacked = sectionStyle({
  ...column,
  gap: vars.space.xxl,
  // Leaves room for a whole CV on the first page.
  '@media': { [media.print]: { gap: vars.space.xl } },
});

export const spread = sectionStyle({
  ...column,
  gap: vars.space.l,
  '@media': {
    [media.desktop]: {
      ...split,
      alignItems: 'first baseline',
    },
  },
});

/** Opening sentence of a site or an article: larger where there is room. */
export const display = sectionStyle({
  fontSize: vars.font.size.titleXl,
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
  selectors: { '&:has(mark)': { lineHeight: aroundStroke } },
  '@media': { [media.wide]: { fontSize: `calc(1.3 * ${vars.font.size.titleXl})` } },
});

/** Gives the title a larger column, because it is read first, on the axis of the figure. */
export const wide = sectionStyle({ '@media': { [media.desktop]: halves } });

export const statement = sectionStyle({
  lineHeight: vars.font.lineHeight.tight,
  fontWeight: vars.font.weight.bold,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});
globalStyle(`${statement} > mark`, { '@layer': { [sections]: outdented } });

export const opening = sectionStyle({
  ...column,
  gap: vars.space.l,
  '@media': {
    [media.desktop]: { selectors: { [`&:has(> ${statement})`]: { gridColumn: '1 / -1' } } },
  },
});

// Lets a title of one long word extend into the gap instead of breaking.
globalStyle(`${spread} h1`, {
  '@layer': {
    [sections]: {
      '@media': { [media.desktop]: { marginInlineEnd: `calc(-0.5 * ${vars.space.xxl})` } },
    },
  },
});

export const rest = sectionStyle({
  ...column,
  gap: vars.space.l,
  // Next to the title, or below a statement that takes the full width.
  '@media': {
    [media.desktop]: {
      gridColumn: 'auto / -1',
      selectors: { [`${opening}:has(> ${statement}) + &`]: { gridColumn: '1 / -1' } },
    },
  },
});

export const eyebrow = sectionStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space.xs,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
  selectors: {
    '&::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '0.6em',
      blockSize: '0.6em',
      borderRadius: '50%',
      background: vars.color.action.default,
      printColorAdjust: 'exact',
    },
  },
});

export const actions = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlockStart: vars.space.xs,
  '@media': { [media.print]: { display: 'none' } },
});

// With three actions on a phone the primary one gets its own line, so that the last isn't alone on the second.
globalStyle(`${actions} > :first-child:nth-last-child(n + 3)`, {
  '@layer': {
    [sections]: { flexBasis: '100%', '@media': { [media.largePhone]: { flexBasis: 'auto' } } },
  },
});
