import { sectionStyle } from '../../styles/layered.js';
import { focusRing, focusVisible } from '../../styles/states.js';
import { stroke } from '../../styles/stroke.js';
import { vars } from '../../styles/theme.css.js';

export const root = sectionStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.s,
  color: vars.color.text.default,
  fontSize: vars.font.size.large,
  fontWeight: vars.font.weight.bold,
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
  textDecoration: 'none',
  selectors: { [focusVisible]: focusRing },
});

export const marked = sectionStyle({
  ...stroke,
  paddingInline: '0.22em',
  marginInlineEnd: '0.04em',
});

/** Aligns the outlines with the baseline of the text. */
export const letters = sectionStyle({
  display: 'inline-block',
  verticalAlign: '-0.17em',
  overflow: 'visible',
});
