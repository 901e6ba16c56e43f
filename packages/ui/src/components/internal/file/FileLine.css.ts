import { componentStyle } from '../../../styles/layered.js';
import { media } from '../../../styles/media.js';
import { focusRing, focusVisible } from '../../../styles/states.js';
import { vars } from '../../../styles/theme.css.js';

const { border, feedback, text } = vars.color;

/** In little space, the status and the actions are below the name, over the full width. */
export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"name remove"',
  alignItems: 'center',
  columnGap: vars.space.xs,
  minBlockSize: vars.size.target,
  borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
  // Receives focus when its retry button disappears.
  selectors: { [focusVisible]: focusRing },
  '@media': {
    [media.largePhone]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      gridTemplateAreas: '"icon name details remove"',
    },
  },
});

/** With a status or a size. Has padding above and below. */
export const detailed = componentStyle({
  gridTemplateAreas: '"name remove" "state state" "details details"',
  paddingBlock: vars.space.xs,
  '@media': {
    [media.largePhone]: {
      gridTemplateAreas: '"icon name details remove" "icon state details remove"',
    },
  },
});

/** Its progress bar takes the full width. */
export const inProgress = componentStyle({
  '@media': { [`not ${media.largePhone}`]: { gridTemplateAreas: '"name name" "state remove"' } },
});

export const icon = componentStyle({
  gridArea: 'icon',
  display: 'none',
  '@media': { [media.largePhone]: { display: 'block' } },
});

export const remove = componentStyle({ gridArea: 'remove' });

export const name = componentStyle({
  gridArea: 'name',
  minInlineSize: 0,
  selectors: {
    [`${detailed} &`]: {
      fontWeight: vars.font.weight.medium,
      lineHeight: vars.font.lineHeight.snug,
    },
  },
});

export const state = componentStyle({
  gridArea: 'state',
  minInlineSize: 0,
  paddingBlockStart: vars.space.xxs,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});

/** Text with an icon on its first line. */
export const withIcon = componentStyle({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const done = componentStyle({ color: feedback.positive.default });

export const failed = componentStyle({
  color: feedback.critical.default,
  fontWeight: vars.font.weight.medium,
});

export const details = componentStyle({
  gridArea: 'details',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
  '@media': {
    [media.largePhone]: { paddingBlockStart: 0, marginInlineStart: vars.space.m },
  },
});
