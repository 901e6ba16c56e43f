import { componentStyle } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { disabled, focusRing, selected } from '../../../styles/states.js';
import { vars } from '../../../styles/theme.css.js';
import { fade } from './fade.css.js';

const { border, surface, text, action, feedback } = vars.color;

/** Floating box, anchored to its trigger. */
export const popover = componentStyle({
  display: 'flex',
  boxSizing: 'border-box',
  // Otherwise its position, near an edge or in right-to-left text, determines its width, and its width determines its
  // position.
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

/** As wide as its field. */
export const asWideAsField = componentStyle({
  inlineSize: 'var(--trigger-width)',
  // React Aria keeps some distance from the edges of the window. The page would scroll, which closes the list.
  maxInlineSize: `calc(100vw - 2 * ${vars.space.xs})`,
});

export const list = componentStyle({
  flex: 1,
  minInlineSize: 0,
  padding: vars.space.xxs,
  overflow: 'auto',
  outline: 'none',
});

/** Item that receives focus, although it does nothing. */
const unavailable = '&[aria-disabled="true"]:where(:not([data-disabled]))';

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
    [unavailable]: { color: text.muted, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-focused]': { outline: `${vars.border.medium} solid Highlight` },
        [`${disabled}, ${unavailable}`]: { color: 'GrayText' },
      },
    },
  },
});

/**
 * Destructive item. Red text on the hover colour has too little contrast in some themes, so the background becomes red
 * instead.
 */
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

/** Secondary line below the label. */
export const description = componentStyle({ display: 'block', fontSize: vars.font.size.small });

/** Words at the inline end. */
export const aside = componentStyle({
  flexShrink: 0,
  maxInlineSize: '40%',
  color: text.muted,
  fontSize: vars.font.size.small,
});

const line = `${vars.border.thin} solid ${border.subtle}`;

/**
 * Section of a list, with a separator after it and after preceding items without a section. The `inert` sibling is the
 * sentinel that loads more.
 */
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
