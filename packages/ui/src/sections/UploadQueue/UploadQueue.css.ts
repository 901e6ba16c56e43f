import { sectionStyle } from '../../styles/layered.js';
import { focusRing, focusVisible } from '../../styles/states.js';
import { measure } from '../../styles/measure.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const bar = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.target,
});

/** Receives focus when the buttons next to it disappear. */
export const summary = sectionStyle({
  flex: '1 1 10em',
  minInlineSize: 0,
  borderRadius: vars.radius.s,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [focusVisible]: focusRing },
});

export const list = sectionStyle({
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
});

export const note = sectionStyle({
  maxInlineSize: measure,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});
