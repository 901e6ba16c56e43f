import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  alignContent: 'start',
  gap: vars.space.s,
  paddingBlock: vars.space.xxl,
  overflowWrap: 'anywhere',
  // Focus only moves here: there is nothing to operate.
  outline: 'none',
});

export const icon = sectionStyle({
  padding: vars.space.s,
  borderRadius: vars.radius.full,
  background: vars.color.feedback.positive.surface,
  color: vars.color.feedback.positive.default,
});
