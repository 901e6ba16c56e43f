import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const { border, text } = vars.color;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
});

export const item = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
  scrollMarginBlock: vars.space.xxl,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  selectors: {
    '&:last-child': { borderBlockEnd: 'none' },
    '&:target': {
      outline: `${vars.border.medium} solid ${text.default}`,
      outlineOffset: vars.space.xxs,
    },
  },
  '@media': {
    // Paper has no button that shows the others.
    'not print': { selectors: { '&[data-folded]:not(:target)': { display: 'none' } } },
  },
});

/** The marker replaces quotation marks. */
export const quote = sectionStyle({ quotes: 'none' });

export const proof = sectionStyle({
  marginBlockStart: vars.space.xxs,
  fontSize: vars.font.size.small,
  color: text.muted,
});

export const empty = sectionStyle({ color: text.muted });
