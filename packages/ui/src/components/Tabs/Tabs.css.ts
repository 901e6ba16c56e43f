import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disabled, focusRing, focusVisible, hovered, selected } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

export const root = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: `min(${vars.space.xs}, 1vi)`,
  borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
});

export const tab = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  // On the smallest phones two tabs of two words still stand on one line.
  paddingInline: `min(${vars.space.m}, 3vi)`,
  borderBlockEnd: `${vars.border.thick} solid transparent`,
  borderStartStartRadius: vars.radius.s,
  borderStartEndRadius: vars.radius.s,
  color: text.muted,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.duration.fast,
  selectors: {
    [hovered]: { background: surface.hover, color: text.default },
    [selected]: { borderBlockEndColor: action.default, color: text.default },
    [disabled]: { background: 'transparent', color: border.default, cursor: 'not-allowed' },
    [focusVisible]: { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
  '@media': {
    [media.forcedColors]: {
      borderBlockEndColor: 'Canvas',
      selectors: {
        [selected]: { borderBlockEndColor: 'Highlight' },
        [disabled]: { color: 'GrayText' },
      },
    },
  },
});

export const panel = componentStyle({
  minInlineSize: 0,
  paddingBlockStart: vars.space.l,
  borderRadius: vars.radius.s,
  selectors: {
    '&[data-focus-visible]': focusRing,
    // Kept mounted with `shouldForceMount` while another tab is open.
    '&[data-inert]': { display: 'none' },
  },
});
