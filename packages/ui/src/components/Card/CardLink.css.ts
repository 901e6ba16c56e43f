import { globalStyle } from '@vanilla-extract/css';
import { componentStyle } from '../../styles/layered.js';
import { components } from '../../styles/layers.css.js';
import { coverAround, focusRing } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';
import { root as card } from './Card.css.js';

const { action } = vars.color;

export const root = componentStyle({
  color: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.25em',
  outline: 'none',
  selectors: {
    '&::after': {
      ...coverAround,
      inset: `calc(-1 * ${vars.border.thin})`,
      borderRadius: vars.radius.l,
      cursor: 'pointer',
    },
    '&:hover': { textDecorationThickness: vars.border.medium },
    '&:hover::after': { boxShadow: `inset 0 0 0 ${vars.border.medium} ${action.default}` },
    '&:focus-visible::after': focusRing,
  },
});

/** Controls that stay above the hit area of the link. */
export const above = componentStyle({
  position: 'relative',
  zIndex: 1,
  selectors: { [`${card} > &`]: { marginBlockStart: 'auto' } },
});
globalStyle(`${card}:has(> ${above})`, {
  '@layer': {
    [components]: { display: 'flex', flexDirection: 'column', gap: vars.space.s },
  },
});
