import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered, pressed } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

/** The frame of a value stays within the padding of a cell. */
const padding = `(${vars.space.xs} - ${vars.border.medium})`;
/** Space between a line of text and the edge of the target around it. */
const overhang = `max(0px, (${vars.size.target} - 1lh) / 2)`;

export const root = componentStyle({ display: 'block', minInlineSize: 0 });

/** Takes the space of its text, which stays aligned with other text. The rest of the target overlaps the space around. */
export const button = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  boxSizing: 'border-box',
  inlineSize: `calc(100% + 2 * ${padding})`,
  minBlockSize: vars.size.target,
  paddingBlock: overhang,
  paddingInline: `calc(${padding})`,
  marginBlockStart: `calc(-1 * ${overhang})`,
  // Values that are stacked closely, as on a phone, must not overlap.
  marginBlockEnd: `calc(${overhang} - 2 * ${vars.space.xxs})`,
  marginInline: `calc(-1 * ${padding})`,
  border: 0,
  borderRadius: vars.radius.s,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  fontVariantNumeric: 'inherit',
  whiteSpace: 'inherit',
  overflowWrap: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    [hovered]: {
      background: surface.default,
      outline: `${vars.border.thin} solid ${border.default}`,
      outlineOffset: `calc(-1 * ${vars.border.thin})`,
    },
    [pressed]: { background: action.subtle },
    [focusVisible]: {
      ...focusRing,
      outlineOffset: `calc(-1 * ${vars.border.thick})`,
      background: surface.default,
    },
  },
  '@media': {
    [media.tablet]: { marginBlockEnd: `calc(-1 * ${overhang})` },
    [media.forcedColors]: { color: 'ButtonText' },
  },
});

/** The icon is on the other side than the text, so that numbers stay aligned. On phones a table has no columns. */
export const align = componentVariants({
  start: {},
  end: {
    '@media': { [media.tablet]: { flexDirection: 'row-reverse', textAlign: 'end' } },
  },
});

export const value = componentStyle({
  flex: 1,
  minInlineSize: 0,
  // For a row of one line.
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const empty = componentStyle({ color: text.muted });

/** Always visible on a phone and where nothing hovers. In a column it covers the end of the value, which keeps its width. */
export const pencil = componentStyle({
  inlineSize: '1em',
  blockSize: '1em',
  color: text.muted,
  '@media': {
    [media.print]: { display: 'none' },
    [`(hover: hover) and ${media.tablet}`]: {
      position: 'absolute',
      insetBlock: vars.border.thick,
      insetInlineEnd: vars.border.thick,
      boxSizing: 'content-box',
      blockSize: `calc(100% - 2 * ${vars.border.thick})`,
      paddingInline: vars.space.xxs,
      borderRadius: vars.radius.s,
      background: surface.default,
      visibility: 'hidden',
      selectors: {
        [`${button}:is([data-hovered], [data-focus-visible]) > &`]: { visibility: 'visible' },
        [`${button}[data-pressed] > &`]: { background: action.subtle },
        [`${align.end} > &`]: { insetInlineStart: vars.border.thick, insetInlineEnd: 'auto' },
      },
    },
  },
});

/** Over the value, with room for the smallest field. */
export const popover = componentStyle({
  inlineSize: 'max(var(--trigger-width), 18rem)',
  maxInlineSize: `calc(100vw - 2 * ${vars.space.xs})`,
});

export const dialog = componentStyle({
  flex: 1,
  boxSizing: 'border-box',
  minInlineSize: 0,
  padding: vars.space.xs,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  outline: 'none',
});

export const form = componentStyle({ gap: vars.space.xs });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
});
