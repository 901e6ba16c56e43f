import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** Current decision, with the other buttons next to it. */
export const top = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
});

export const state = sectionStyle({ flex: '1 1 7em', minInlineSize: 0 });

export const buttons = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});

export const undo = sectionStyle({ display: 'flex', justifyContent: 'flex-end' });
