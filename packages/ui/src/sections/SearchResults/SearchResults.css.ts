import { sectionStyle } from '../../styles/layered.js';
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
