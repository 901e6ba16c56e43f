import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.js';

/** Title of a native disclosure, with a chevron that points down while it is open. */
export const disclosureTitle = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontWeight: vars.font.weight.medium,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&::before': {
      content: '',
      flexShrink: 0,
      inlineSize: '0.45em',
      blockSize: '0.45em',
      borderBlockEnd: `${vars.border.medium} solid`,
      borderInlineEnd: `${vars.border.medium} solid`,
      transform: 'rotate(-45deg)',
    },
    '&:dir(rtl)::before': { transform: 'rotate(45deg)' },
    '[open] > &::before': { transform: 'rotate(45deg)' },
    '[open] > &:dir(rtl)::before': { transform: 'rotate(-45deg)' },
  },
} as const satisfies StyleRule;
