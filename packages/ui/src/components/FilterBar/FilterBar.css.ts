import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  borderRadius: vars.radius.s,
  // Receives focus when the button that clears all filters disappears.
  selectors: { [focusVisible]: focusRing },
});

export const layout = componentVariants({
  stacked: {},
  inline: {
    display: 'flex',
    flexWrap: 'wrap',
    // On the line of the last fields, if they take two.
    alignItems: 'end',
    columnGap: vars.space.m,
    rowGap: vars.space.xs,
    '@media': {
      // Touch targets have the same size in every layout.
      '(pointer: fine)': {
        vars: {
          [vars.size.targetLarge]: vars.size.targetSmall,
          [vars.font.size.body]: vars.font.size.small,
        },
      },
    },
  },
});

/** Responsive grid of fields, with their controls on one baseline. */
export const fields = componentStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${vars.size.column}, 100%), 1fr))`,
  alignItems: 'end',
  gap: vars.space.m,
  // Stacked fields would push the list from view.
  '@media': {
    [media.phone]: {
      gridTemplateColumns: `repeat(auto-fill, minmax(min(3 * ${vars.size.target}, 100%), 1fr))`,
    },
    // Small buttons are as tall as the fields next to them.
    [media.touch]: { selectors: { [`${layout.inline} > &`]: { alignItems: 'stretch' } } },
  },
  selectors: {
    [`${layout.inline} > &`]: {
      flex: `1 1 calc(1.5 * ${vars.size.column})`,
      minInlineSize: 0,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space.s,
    },
  },
});

/** A control is at least as tall as its line with its padding. */
const controlHeight = `max(${vars.size.targetLarge}, ${vars.font.lineHeight.snug} * ${vars.font.size.body} + 2 * (${vars.space.xs} + ${vars.border.thin}))`;

export const state = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  minBlockSize: vars.size.target,
  selectors: { [`${layout.inline} > &`]: { minBlockSize: 'auto' } },
  '@media': {
    [media.tablet]: { selectors: { [`${layout.inline} > &`]: { minBlockSize: controlHeight } } },
  },
});

export const result = componentStyle({
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const saved = componentStyle({
  display: 'grid',
  gap: vars.space.m,
  borderRadius: vars.radius.s,
  selectors: { [focusVisible]: focusRing },
});

export const sets = componentStyle({ display: 'grid', gap: vars.space.xs });

export const set = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const naming = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'start',
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});
