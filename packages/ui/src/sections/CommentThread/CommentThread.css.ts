import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const { text } = vars.color;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  overflowWrap: 'anywhere',
});

export const list = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** Replies, below the text of their comment. */
export const replies = sectionStyle({
  marginBlockStart: vars.space.m,
  paddingInlineStart: vars.space.m,
  borderInlineStart: `${vars.border.medium} solid ${vars.color.border.subtle}`,
});

/** Avatar, author and menu in a row, and the text below them. */
export const comment = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.s,
  rowGap: vars.space.xs,
  alignItems: 'center',
});

/** Author and time. Next to the avatar as long as words fit. */
export const author = sectionStyle({ flex: '1 1 8em', minInlineSize: 'min(100%, 8em)' });

export const by = sectionStyle({
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
});

export const meta = sectionStyle({
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});

export const content = sectionStyle({ flexBasis: '100%', minInlineSize: 0 });

export const deleted = sectionStyle({ color: text.muted });
