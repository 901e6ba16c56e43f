import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const goals = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.border.thin,
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  borderRadius: vars.radius.l,
  // The gaps show it: hairlines between the cells, however many stand in a row.
  background: vars.color.border.subtle,
  '@media': {
    [media.largePhone]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
  },
});

export const goal = sectionStyle({
  display: 'flex',
  // The term comes first in the source, the figure first for the eye.
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  padding: vars.space.l,
  background: vars.color.surface.default,
  '@media': {
    // Two and three in a row, so that five leave no hole.
    [media.largePhone]: {
      gridColumn: 'span 2',
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
    },
    [media.desktop]: {
      gridColumn: 'auto',
      selectors: { '&:nth-child(-n + 2)': { gridColumn: 'auto' } },
    },
    // The hairlines are a background, which goes.
    [media.forcedColors]: { outline: `${vars.border.thin} solid CanvasText` },
  },
});

export const value = sectionStyle({
  fontSize: vars.font.size.titleM,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
});

export const label = sectionStyle({
  hyphens: 'auto',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});
