import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

export const list = sectionStyle({ display: 'grid', gap: vars.space.s });

export const term = sectionStyle({ display: 'flex', alignItems: 'center', gap: vars.space.s });

export const icon = sectionStyle({ color: vars.color.action.default });

export const name = sectionStyle({
  minInlineSize: 0,
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
});

export const value = sectionStyle({
  paddingInlineStart: `calc(${vars.size.icon} + ${vars.space.s})`,
  fontWeight: vars.font.weight.medium,
  // As close to its name as text: the target of a link is taller.
  selectors: { '&:has(> a)': { marginBlock: `calc((1lh - ${vars.size.target}) / 2)` } },
});

export const note = sectionStyle({
  display: 'block',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'pre-line',
});
