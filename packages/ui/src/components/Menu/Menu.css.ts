import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const { border, text } = vars.color;
const line = `${vars.border.thin} solid ${border.subtle}`;

/** A line parts it from the next, and from items before it that are in none. */
export const section = componentStyle({
  selectors: {
    '&:not(:last-child)': {
      marginBlockEnd: vars.space.xxs,
      paddingBlockEnd: vars.space.xxs,
      borderBlockEnd: line,
    },
    'div + &, a + &': {
      marginBlockStart: vars.space.xxs,
      paddingBlockStart: vars.space.xxs,
      borderBlockStart: line,
    },
  },
});

export const title = componentStyle({
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

export const description = componentStyle({
  display: 'block',
  fontSize: vars.font.size.small,
});
