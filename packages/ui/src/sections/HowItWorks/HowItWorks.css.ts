import { style } from '@vanilla-extract/css';
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
  paddingBlockStart: vars.space.m,
  borderBlockStart: `${vars.border.thick} solid ${vars.color.text.default}`,
});

export const humanStep = style([
  step,
  sectionStyle({
    borderBlockStart: `6px solid ${vars.color.marker.default}`,
    paddingBlockStart: '13px',
  }),
]);

export const number = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.bold,
  color: vars.color.text.muted,
});

export const human = sectionStyle({
  overflowWrap: 'anywhere',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.s,
  background: vars.color.marker.default,
  color: vars.color.marker.text,
  '@media': {
    [media.forcedColors]: { background: 'Mark', color: 'MarkText', forcedColorAdjust: 'none' },
  },
});
