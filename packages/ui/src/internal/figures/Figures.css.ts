import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const hairline = `${vars.border.thin} solid ${vars.color.border.subtle}`;

export const list = {
  row: sectionStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    borderBlock: hairline,
    '@media': { [media.largePhone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
  }),
  cells: sectionStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.border.thin,
    overflow: 'hidden',
    border: hairline,
    borderRadius: vars.radius.l,
    // The gaps show it: hairlines between the cells, however many stand in a row.
    background: vars.color.border.subtle,
    '@media': {
      [media.largePhone]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
      [media.desktop]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
    },
  }),
  columns: sectionStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.xl,
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space.l },
    },
  }),
};

export const item = {
  row: sectionStyle({
    display: 'flex',
    // The term comes first in the source, the figure first for the eye.
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    paddingBlock: vars.space.l,
    selectors: { '& + &': { borderBlockStart: hairline } },
    '@media': {
      [media.largePhone]: {
        paddingInline: vars.space.l,
        selectors: {
          '& + &': { borderBlockStart: 0, borderInlineStart: hairline },
          '&:first-child': { paddingInlineStart: 0 },
        },
      },
    },
  }),
  cells: sectionStyle({
    display: 'flex',
    // The term comes first in the source, the figure first for the eye.
    flexDirection: 'column-reverse',
    justifyContent: 'flex-end',
    padding: vars.space.l,
    background: vars.color.surface.raised,
    '@media': {
      // Two and three in a row, so that five leave no hole.
      [media.largePhone]: {
        gridColumn: 'span 2',
        selectors: { '&:nth-child(-n + 2)': { gridColumn: 'span 3' } },
      },
      [media.desktop]: {
        gridColumn: 'auto',
        selectors: { '&:nth-child(-n + 2)': { gridColumn: 'auto' } },
      },
      // The hairlines are a background, which goes.
      [media.forcedColors]: { outline: `${vars.border.thin} solid CanvasText` },
    },
  }),
  columns: sectionStyle({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    gap: vars.space.xxs,
    paddingBlockStart: vars.space.m,
    borderBlockStart: `${vars.border.thick} solid ${vars.color.text.default}`,
  }),
};

export const value = {
  row: sectionStyle({
    fontSize: vars.font.size.titleL,
    fontWeight: vars.font.weight.bold,
    lineHeight: vars.font.lineHeight.tight,
    letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
  }),
  cells: sectionStyle({
    fontSize: vars.font.size.titleM,
    fontWeight: vars.font.weight.bold,
    lineHeight: vars.font.lineHeight.snug,
  }),
  columns: sectionStyle({
    // The term comes first in the source, the figure first for the eye.
    order: -1,
    fontSize: vars.font.size.titleXl,
    fontWeight: vars.font.weight.bold,
    lineHeight: vars.font.lineHeight.tight,
    letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
  }),
};

export const label = {
  row: sectionStyle({ color: vars.color.text.muted, hyphens: 'auto' }),
  cells: sectionStyle({
    hyphens: 'auto',
    color: vars.color.text.muted,
    fontSize: vars.font.size.small,
    lineHeight: vars.font.lineHeight.snug,
  }),
  columns: sectionStyle({ fontWeight: vars.font.weight.medium, hyphens: 'auto' }),
};

export const text = sectionStyle({
  color: vars.color.text.muted,
  hyphens: 'auto',
  textWrap: 'pretty',
});
