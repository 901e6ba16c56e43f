import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered, startMark } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, surface, text } = vars.color;

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** At the end of a column that is taller than the links. */
export const footer = componentStyle({
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

export const section = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
});

export const title = componentStyle({
  paddingInline: vars.space.s,
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
});

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const link = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  textDecoration: 'none',
  selectors: {
    [hovered]: { background: surface.hover, color: text.default },
    // A bar marks the current page, in addition to colour.
    '&[aria-current]': {
      background: action.subtle,
      boxShadow: startMark.ltr,
      color: text.default,
      fontWeight: vars.font.weight.bold,
    },
    '&[aria-current]:dir(rtl)': { boxShadow: startMark.rtl },
    [focusVisible]: { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
  '@media': {
    [media.forcedColors]: {
      // Forced colours remove shadows.
      selectors: {
        '&[aria-current]': { borderInlineStart: `${vars.border.thick} solid Highlight` },
      },
    },
  },
});

export const label = componentStyle({ flex: 1, minInlineSize: 0 });

export const count = componentStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.regular,
});
