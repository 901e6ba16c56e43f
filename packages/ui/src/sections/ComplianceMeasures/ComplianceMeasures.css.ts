import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

export const measure = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlock: vars.space.xl,
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.default}`,
  selectors: { '&:last-child': { paddingBlockEnd: 0 } },
  '@media': {
    [media.tablet]: split,
    [media.print]: { breakInside: 'avoid', paddingBlock: vars.space.m },
  },
});

export const name = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  alignContent: 'flex-start',
  gap: vars.space.s,
});

/** As high as the first line beside it. */
export const icon = sectionStyle({
  display: 'grid',
  alignItems: 'center',
  blockSize: `calc(${vars.font.size.titleS} * ${vars.font.lineHeight.snug})`,
  color: vars.color.action.default,
});

/** Beside the icon, or below it where that leaves too little. */
export const heading = sectionStyle({ flex: '1 1 8rem', minInlineSize: 0 });

export const words = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});

export const points = sectionStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: `calc(${vars.font.measure} * 1ch)`,
  paddingInlineStart: '1.25em',
  color: vars.color.text.muted,
  hyphens: 'auto',
  textWrap: 'pretty',
});
