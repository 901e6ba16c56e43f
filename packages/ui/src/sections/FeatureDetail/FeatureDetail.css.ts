import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const base = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: '4.5rem',
    },
  },
});

const figureFirst = sectionStyle({});

export const columns = { end: base, start: `${base} ${figureFirst}` };

export const words = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minInlineSize: 0,
  // They come first in the source and on a phone.
  '@media': { [media.desktop]: { selectors: { [`${figureFirst} > &`]: { order: 1 } } } },
});

export const details = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const points = sectionStyle({ display: 'grid', gap: vars.space.s });

export const point = sectionStyle({
  display: 'flex',
  gap: vars.space.s,
  maxInlineSize: `calc(${vars.font.measure} * 1ch)`,
  hyphens: 'auto',
  textWrap: 'pretty',
});

/** As high as the first line beside it. */
export const icon = sectionStyle({
  display: 'grid',
  flexShrink: 0,
  alignItems: 'center',
  blockSize: `calc(${vars.font.size.body} * ${vars.font.lineHeight.normal})`,
  color: vars.color.action.default,
});
