import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disabled, focusRing, focusVisible, hovered, selected } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

const vertical = '[data-orientation="vertical"]';

/** Vertical tabs are next to their panel if there is room, and above it on phones. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.tablet]: {
      selectors: { [`&${vertical}`]: { gridTemplateColumns: 'fit-content(33%) minmax(0, 1fr)' } },
    },
  },
});

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: `min(${vars.space.xs}, 1vi)`,
  borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
  selectors: {
    [`&${vertical}`]: {
      flexFlow: 'column nowrap',
      borderBlockEnd: 0,
      borderInlineStart: `${vars.border.thin} solid ${border.subtle}`,
    },
  },
});

export const tab = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xs,
  // On the smallest phones two tabs of two words still fit on one line.
  paddingInline: `min(${vars.space.m}, 3vi)`,
  borderStyle: 'solid',
  borderColor: 'transparent',
  borderWidth: 0,
  borderBlockEndWidth: vars.border.thick,
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
    [selected]: { borderColor: action.default, color: text.default },
    [disabled]: { background: 'transparent', color: border.default, cursor: 'not-allowed' },
    [focusVisible]: { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` },
    [`${vertical} > &`]: {
      borderBlockEndWidth: 0,
      borderInlineStartWidth: vars.border.thick,
      borderStartStartRadius: 0,
      borderEndEndRadius: vars.radius.s,
    },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'Canvas',
      selectors: {
        [selected]: { borderColor: 'Highlight' },
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
    [focusVisible]: focusRing,
    // Hides inactive panels that are mounted because of `shouldForceMount`.
    '&[data-inert]': { display: 'none' },
  },
  '@media': {
    [media.tablet]: {
      selectors: {
        [`${vertical} > &`]: { paddingBlockStart: vars.space.xs, paddingInlineStart: vars.space.l },
      },
    },
  },
});
