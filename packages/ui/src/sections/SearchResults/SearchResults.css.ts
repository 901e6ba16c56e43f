import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const item = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  paddingBlock: vars.space.m,
  selectors: {
    '&:first-child': { paddingBlockStart: 0 },
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}` },
  },
});

globalStyle(`${root} mark`, {
  '@layer': {
    [sections]: {
      background: 'none',
      color: vars.color.text.default,
      fontWeight: vars.font.weight.bold,
      textDecoration: 'underline',
      textDecorationThickness: vars.border.medium,
      textUnderlineOffset: '0.2em',
    },
  },
});
