import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const list = componentStyle({
  padding: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  minBlockSize: vars.size.target,
});

export const current = componentStyle({ color: vars.color.text.muted });
