import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minBlockSize: '100dvb',
  // With text at 200 % the words need the room more.
  padding: `min(${vars.space.gutter}, 6.25vi)`,
  background: vars.color.surface.warm,
});

export const column = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: '30rem',
  marginInline: 'auto',
});

export const links = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
});
