import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { text } = vars.color;

export const root = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const filling = sectionStyle({
  blockSize: '100%',
  // On a phone the filters are stacked. Leaves room for some entries below them.
  minBlockSize: `calc(16 * ${vars.size.target})`,
  '@media': { [media.tablet]: { minBlockSize: 0 } },
});

export const rows = sectionStyle({
  minBlockSize: 0,
  selectors: { [`${filling} > &`]: { flex: 1 } },
});

export const bar = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
});

/** Status area. Keeps the buttons at the end, even when it is empty. */
export const status = sectionStyle({
  flex: '1 1 14em',
  minInlineSize: 0,
  selectors: { '&:empty': { flexBasis: 0 } },
});

/** Receives focus when the button that returns to the present disappears. */
export const moment = sectionStyle({
  borderRadius: vars.radius.s,
  fontWeight: vars.font.weight.medium,
  selectors: { [focusVisible]: focusRing },
});

export const change = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
});

export const kind = sectionStyle({ fontWeight: vars.font.weight.medium });

export const undone = sectionStyle({ color: text.muted });

export const takenBack = sectionStyle({ fontSize: vars.font.size.small, color: text.muted });

export const actions = sectionStyle({
  display: 'grid',
  justifyItems: 'start',
  rowGap: vars.space.xxs,
  // Separates the buttons for touch, so that a finger hits only one.
  '@media': { [media.touch]: { rowGap: vars.space.s } },
});
