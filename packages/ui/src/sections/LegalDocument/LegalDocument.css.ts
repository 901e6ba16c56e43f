import { globalStyle, type StyleRule } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { disclosureTitle } from '../../styles/disclosureTitle.js';
import { sections } from '../../styles/layers.css.js';
import { measure } from '../../styles/measure.js';
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
    [media.print]: { display: 'block', paddingBlock: `${vars.space.l} 0` },
  },
});

/** With summaries: 3, 6 and 3 of 12 columns. The last one is the margin. */
export const withMargin = sectionStyle({
  '@media': {
    [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 6fr) minmax(0, 3fr)' },
  },
});

export const header = sectionStyle({
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 9fr) minmax(0, 3fr)',
      columnGap: vars.space.xxl,
      alignItems: 'center',
    },
    // The drawing is in the margin.
    [media.wide]: { selectors: { [`${withMargin} > &`]: { gridTemplateColumns: 'subgrid' } } },
    [media.print]: { display: 'block', marginBlockEnd: vars.space.xl },
  },
});

export const lead = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.m,
  '@media': {
    [media.wide]: { selectors: { [`${withMargin} > ${header} > &`]: { gridColumn: '1 / -2' } } },
  },
});

export const illustration = sectionStyle({
  display: 'none',
  '@media': { [`screen and ${media.desktop}`]: { display: 'block', inlineSize: '100%' } },
});

export const contents = sectionStyle({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: `calc(${vars.size.navigation} + ${vars.space.l})`,
      maxBlockSize: `calc(100dvb - ${vars.size.navigation} - 2 * ${vars.space.l})`,
      // Room for focus rings, which a scroll container would clip.
      margin: `calc(-1 * ${vars.space.xxs})`,
      padding: vars.space.xxs,
      overflowY: 'auto',
    },
    // Printed links don't work, and the list has no page numbers.
    [media.print]: { display: 'none' },
  },
});

/** Detects support for a list that is always open next to the text. In other browsers the reader can open it there. */
const keepsOpen = 'selector(::details-content)';
const nextToText = (rule: StyleRule): StyleRule => ({
  '@supports': { [keepsOpen]: { '@media': { [media.desktop]: rule } } },
});

export const contentsTitle = sectionStyle({
  display: 'none',
  paddingBlockEnd: vars.space.xs,
  fontWeight: vars.font.weight.bold,
  ...nextToText({ display: 'block' }),
});

export const disclosure = sectionStyle({
  ...nextToText({
    selectors: { '&::details-content': { display: 'block', contentVisibility: 'visible' } },
  }),
});

export const summary = sectionStyle({
  ...disclosureTitle,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  fontWeight: vars.font.weight.bold,
  cursor: 'pointer',
  selectors: {
    ...disclosureTitle.selectors,
    [focusVisible]: { ...focusRing, borderRadius: vars.radius.s },
  },
  ...nextToText({ display: 'none' }),
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
    // Weight and a bar, so that the state doesn't depend on colour alone.
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

/** Fixed width of two digits, so that the titles align. */
export const number = sectionStyle({
  flexShrink: 0,
  minInlineSize: '1.6em',
  fontVariantNumeric: 'tabular-nums',
});

/** Needs a script. */
export const print = sectionStyle({
  marginBlockStart: vars.space.l,
  '@media': { [media.noScript]: { display: 'none' } },
});

export const text = sectionStyle({ display: 'flow-root', minInlineSize: 0 });

/** Starts below the previous summary, if that is longer than its section. */
export const section = sectionStyle({ clear: 'inline-end' });

/** Summary of a section: in the margin on a wide screen, otherwise before its text. Also before a table. */
export const inShort = sectionStyle({
  paddingInlineStart: vars.space.s,
  borderInlineStart: `${vars.border.medium} solid ${border.default}`,
  color: words.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  textWrap: 'pretty',
  '@media': {
    [`screen and ${media.wide}`]: {
      selectors: {
        // A table has the room of the margin.
        '&:not(:has(+ table))': {
          float: 'inline-end',
          // The margin has half of the columns of the text.
          inlineSize: '50%',
          marginBlock: 0,
          marginInlineEnd: `calc(-50% - ${vars.space.xxl})`,
        },
      },
    },
    [media.print]: { breakInside: 'avoid', breakAfter: 'avoid' },
  },
});

export const sectionTitle = sectionStyle({
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
  selectors: {
    // The heading receives focus as a starting point for reading. It isn't a control.
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

/** Clause next to its number. Wraps below it when large text on a phone leaves too little space. */
export const clause = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  margin: 0,
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const clauseText = sectionStyle({ flex: '1 1 12rem', minInlineSize: 0 });

export const clauseNumber = sectionStyle({
  flex: '0 0 3.25rem',
  color: words.muted,
  fontVariantNumeric: 'tabular-nums',
});

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [sections]: rule } });

inside(`${clause} :is(ul, ol)`, { marginBlock: `${vars.space.xs} 0` });
// Tables of sentences have the room of the margin too.
inside(`${withMargin} ${text} table[role]`, {
  '@media': {
    [`screen and ${media.wide}`]: {
      clear: 'inline-end',
      inlineSize: `calc(150% + ${vars.space.xxl})`,
    },
  },
});
// On a tablet, tables fill the page.
const onTablet = `screen and ${media.tablet} and (not ${media.desktop})`;
inside(`${text} > *`, { '@media': { [onTablet]: { maxInlineSize: 'none' } } });
inside(`${text} :is(p, ul, ol, dl)`, { '@media': { [onTablet]: { maxInlineSize: measure } } });
// On paper, longer lines take fewer pages, and are still easy to read.
inside(`${text} > *`, { '@media': { [media.print]: { maxInlineSize: '68ch' } } });
inside(`${text} tr`, { '@media': { [media.print]: { breakInside: 'avoid' } } });
