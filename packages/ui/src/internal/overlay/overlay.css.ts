import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disabled, focusRing, selected } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';
import { fade } from './fade.css.js';

const { border, surface, text, action, feedback } = vars.color;

/** A box that floats above the page, tied to what opened it. */
export const popover = componentStyle({
  display: 'flex',
  boxSizing: 'border-box',
  // Else the place that it gets, near an edge or from right to left, decides how wide it is, and that its place.
  inlineSize: 'max-content',
  maxInlineSize: `min(100vw - 2 * ${vars.space.xs}, ${vars.size.toast})`,
  border: `${vars.border.thin} solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  color: text.default,
  boxShadow: vars.shadow.raised,
  overflow: 'hidden',
  ...fade,
  '@media': { [media.print]: { display: 'none' } },
});

/** As wide as the field that it belongs to. */
export const asWideAsField = componentStyle({
  inlineSize: 'var(--trigger-width)',
  maxInlineSize: 'none',
});

export const list = componentStyle({
  flex: 1,
  minInlineSize: 0,
  padding: vars.space.xxs,
  overflow: 'auto',
  outline: 'none',
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  color: 'inherit',
  lineHeight: vars.font.lineHeight.snug,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-hovered], &[data-focused]': { background: action.subtle },
    [selected]: { fontWeight: vars.font.weight.medium },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` },
    [disabled]: { background: 'transparent', color: border.default, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: `${vars.border.medium} solid Highlight` },
        [disabled]: { color: 'GrayText' },
      },
    },
  },
});

/** Red words on the colour of what is pointed at would be hard to read in some themes: there its surface is red. */
export const critical = componentStyle({
  color: feedback.critical.default,
  selectors: {
    '&[data-hovered], &[data-focused]': {
      background: feedback.critical.surface,
      color: text.default,
    },
  },
});

export const itemLabel = componentStyle({ flex: 1, minInlineSize: 0 });

/** What a label leaves open, below it. */
export const description = componentStyle({ display: 'block', fontSize: vars.font.size.small });

const line = `${vars.border.thin} solid ${border.subtle}`;

/** A line parts it from the next, and from items before it that are in none. What asks for more of a list is inert. */
export const section = componentStyle({
  selectors: {
    '&:not(:last-child, :has(+ [inert]))': {
      marginBlockEnd: vars.space.xxs,
      paddingBlockEnd: vars.space.xxs,
      borderBlockEnd: line,
    },
    'div + &, a + &': {
      marginBlockStart: vars.space.xxs,
      paddingBlockStart: vars.space.xxs,
      borderBlockStart: line,
    },
  },
});

export const sectionTitle = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const empty = componentStyle({ padding: vars.space.s, color: text.muted });

export const loading = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.s,
  color: text.muted,
});
