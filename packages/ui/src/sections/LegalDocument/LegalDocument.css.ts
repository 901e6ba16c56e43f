import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text: words } = vars.color;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  paddingBlock: vars.space.band,
  '@media': {
    [media.desktop]: { ...split, alignItems: 'start' },
    [media.print]: { display: 'block', paddingBlock: 0 },
  },
});

export const header = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.m,
  '@media': {
    [media.desktop]: { ...split, gridColumn: '1 / -1' },
    [media.print]: { marginBlockEnd: vars.space.xl },
  },
});
// However long the title is: it has the width of the page.
globalStyle(`${header} > h1`, { '@layer': { [sections]: { gridColumn: '1 / -1' } } });

export const intro = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': { [media.desktop]: { gridColumn: '2' } },
});

export const contents = sectionStyle({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.navigation} + ${vars.space.l})`,
      maxBlockSize: `calc(100dvb - ${vars.size.navigation} - 2 * ${vars.space.l})`,
      // Room for the focus rings, which a scrolling box would cut off.
      margin: `calc(-1 * ${vars.space.xxs})`,
      padding: vars.space.xxs,
      overflowY: 'auto',
    },
    // Pages of paper have no links, and these have no page numbers.
    [media.print]: { display: 'none' },
  },
});

/** A browser that can't keep the list open beside the text lets the reader open it there too. */
const keepsOpen = 'selector(::details-content)';
const besideText = (rule: StyleRule): StyleRule => ({
  '@supports': { [keepsOpen]: { '@media': { [media.desktop]: rule } } },
});

export const contentsTitle = sectionStyle({
  display: 'none',
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.font.weight.bold,
  ...besideText({ display: 'block' }),
});

export const disclosure = sectionStyle({
  ...besideText({
    selectors: { '&::details-content': { display: 'block', contentVisibility: 'visible' } },
  }),
});

export const summary = sectionStyle({
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  fontWeight: vars.font.weight.bold,
  cursor: 'pointer',
  selectors: { [focusVisible]: { ...focusRing, borderRadius: vars.radius.s } },
  ...besideText({ display: 'none' }),
});

export const link = sectionStyle({
  display: 'flex',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderInlineStart: `${vars.border.medium} solid ${border.subtle}`,
  color: words.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  hyphens: 'auto',
  textDecoration: 'none',
  selectors: {
    [hovered]: { background: surface.hover, color: words.default, textDecoration: 'underline' },
    [focusVisible]: { ...focusRing, borderRadius: vars.radius.s },
    // Weight and a bar, not colour alone.
    '&[aria-current]': {
      borderInlineStartColor: action.default,
      color: words.default,
      fontWeight: vars.font.weight.medium,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderInlineStartColor: 'Canvas',
      selectors: { '&[aria-current]': { borderInlineStartColor: 'Highlight' } },
    },
  },
});

/** As wide as two digits, so that the titles stand below each other. */
export const number = sectionStyle({
  flexShrink: 0,
  minInlineSize: '1.6em',
  fontVariantNumeric: 'tabular-nums',
});

export const text = sectionStyle({ minInlineSize: 0 });

export const section = sectionStyle({});

export const sectionTitle = sectionStyle({
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
  selectors: {
    // A heading that takes focus is a place to read from, not a control.
    '&:focus': { outline: 'none' },
    [`${section}:first-child > &`]: { marginBlockStart: 0 },
  },
  '@media': { [media.print]: { breakAfter: 'avoid' } },
});

export const clauses = sectionStyle({
  display: 'grid',
  gap: vars.space.m,
  padding: 0,
  listStyle: 'none',
});

/** Beside its number, or below it where large text on a phone leaves too little. */
export const clause = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const clauseText = sectionStyle({ flex: '1 1 12rem', minInlineSize: 0 });

export const clauseNumber = sectionStyle({
  flex: '0 0 2.75rem',
  color: words.muted,
  fontVariantNumeric: 'tabular-nums',
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [sections]: rule } });

inside(`${clause} ul`, { marginBlock: vars.space.xs });
inside(`${text} tr`, { '@media': { [media.print]: { breakInside: 'avoid' } } });
