import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const state = sectionStyle({
  selectors: { '&:empty': { marginBlockEnd: `calc(-1 * ${vars.space.s})` } },
});

export const buttons = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});
