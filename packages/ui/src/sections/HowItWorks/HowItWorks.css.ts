import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

export const steps = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.largePhone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const step = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `${vars.border.thick} solid ${vars.color.text.default}`,
  selectors: {
    // Twice as thick, and nothing below it moves.
    '&:has(mark)': {
      borderBlockStartColor: vars.color.marker.default,
      boxShadow: `0 calc(-1 * ${vars.border.thick}) ${vars.color.marker.default}`,
    },
  },
});

export const number = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  fontSize: vars.font.size.titleL,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
});

export const human = sectionStyle({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});
