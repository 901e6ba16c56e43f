import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text: words } = vars.color;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxl,
  paddingBlock: vars.space.band,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '17rem minmax(0, 1fr)',
      columnGap: '4.5rem',
      alignItems: 'start',
    },
    [media.print]: { display: 'block', paddingBlock: 0 },
  },
});

export const header = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': {
    [media.desktop]: { gridColumn: '1 / -1' },
    [media.print]: { marginBlockEnd: vars.space.xl },
  },
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

export const contentsTitle = sectionStyle({
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.font.weight.bold,
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

export const clause = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  '@media': {
    [media.largePhone]: { gridTemplateColumns: '2.75rem minmax(0, 1fr)' },
    [media.print]: { gridTemplateColumns: '2.75rem minmax(0, 1fr)', breakInside: 'avoid' },
  },
});

export const clauseNumber = sectionStyle({
  color: words.muted,
  fontVariantNumeric: 'tabular-nums',
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [sections]: rule } });

inside(`${clause} ul`, { marginBlock: vars.space.xs });
inside(`${text} tr`, { '@media': { [media.print]: { breakInside: 'avoid' } } });
