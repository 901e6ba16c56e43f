import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({ display: 'grid', gap: vars.space.s, justifyItems: 'start' });

/** As wide as the highlight of its rows, whose content aligns with the title. */
export const list = componentStyle({
  justifySelf: 'stretch',
  marginInline: `calc(-1 * ${vars.space.xs})`,
});

export const row = componentStyle({
  columnGap: vars.space.m,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
});

export const choice = componentStyle({
  flex: `1 1 calc(2 * ${vars.size.target})`,
  minInlineSize: 0,
});

/** Next to the first line of the label. */
export const moving = componentStyle({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'start',
  gap: vars.space.xxs,
  minBlockSize: vars.size.target,
  // React Aria needs a handle in every row, even in one that doesn't move.
  selectors: { '&[data-fixed]': { visibility: 'hidden' } },
});
