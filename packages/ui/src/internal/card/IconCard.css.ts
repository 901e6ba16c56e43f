import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  blockSize: '100%',
});

export const icon = sectionStyle({ color: vars.color.action.default });

/** Links of neighbours stand on one line, however long the texts are. */
export const link = sectionStyle({ marginBlockStart: 'auto' });
