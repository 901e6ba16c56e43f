import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

/** Wraps the values below a long label. */
export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const track = componentStyle({ flex: `1 0 calc(100% - ${vars.size.choice})` });

export const above = componentStyle({ zIndex: vars.layer.raised });
