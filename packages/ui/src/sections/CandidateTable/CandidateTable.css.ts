import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { text } = vars.color;

export const root = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const filling = sectionStyle({
  blockSize: '100%',
  minBlockSize: 0,
  '@media': { [media.print]: { blockSize: 'auto' } },
});

export const rows = sectionStyle({
  minBlockSize: 0,
  selectors: { [`${filling} > &`]: { flex: 1 } },
});

export const score = sectionStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const adjusted = sectionStyle({ fontSize: vars.font.size.small, color: text.muted });

export const undecided = sectionStyle({ color: text.muted });

export const note = sectionStyle({
  paddingBlockStart: vars.space.xs,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: text.muted,
});
