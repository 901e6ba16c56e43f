import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** Current decision with its undo button next to it, or the decision buttons below. */
export const content = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.s,
});

export const state = sectionStyle({ flex: '1 1 12em', minInlineSize: 0 });

export const buttons = sectionStyle({
  flexBasis: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
});

export const undo = sectionStyle({ marginInlineStart: 'auto' });
