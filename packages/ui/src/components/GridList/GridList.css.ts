import { line } from '../../internal/list/rows.css.js';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { focusRing, focusVisible, selected } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border } = vars.color;

export const root = componentStyle({ minInlineSize: 0 });

export const variant = componentVariants({
  list: {},
  tiles: {
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${vars.size.column}), 1fr))`,
    gap: vars.space.m,
  },
});

export const row = componentVariants({
  list: {
    paddingInline: vars.space.s,
    borderBlockEnd: line,
    // As wide as the text; hover and focus are wider.
    borderImage: `linear-gradient(90deg, transparent ${vars.space.s}, ${border.subtle} ${vars.space.s} calc(100% - ${vars.space.s}), transparent 0) 1`,
  },
  tiles: {
    alignContent: 'start',
    padding: vars.space.s,
    border: `${vars.border.thin} solid ${border.default}`,
    borderRadius: vars.radius.l,
    selectors: {
      [selected]: {
        borderColor: action.default,
        boxShadow: `inset 0 0 0 ${vars.border.medium} ${action.default}`,
      },
      [focusVisible]: { ...focusRing, borderRadius: vars.radius.l },
    },
  },
});

export const empty = componentStyle({ gridColumn: '1 / -1' });
