import { factors } from '@heldermatch/scorecard';
import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { measure } from '../../styles/measure.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';
import { container } from '../ScorecardExample/ScorecardExample.css.js';

/** Container query for widths at which the facts are next to the reason. */
const isWide = `${container} (min-width: 36rem)`;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  '@container': {
    [isWide]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', columnGap: vars.space.l },
  },
  selectors: {
    '& + &': { borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}` },
  },
  '@media': { [media.print]: { breakInside: 'avoid' } },
});

export const unscored = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  fontWeight: vars.font.weight.medium,
});

export const notScored = sectionStyle({
  color: vars.color.text.muted,
  fontWeight: vars.font.weight.regular,
});

export const explanation = sectionStyle({
  maxInlineSize: measure,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});

export const facts = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  '@media': { [media.tablet]: { gridTemplateColumns: 'max-content minmax(0, 1fr)' } },
});

export const fact = sectionStyle({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  alignItems: 'baseline',
});

export const term = sectionStyle({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const description = sectionStyle({
  maxInlineSize: measure,
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
});

export const quotes = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space.xxs,
});

/** Word in which a quote and the document differ. The kind of line doesn't depend on colour. */
export const difference = sectionStyle({
  color: vars.color.feedback.critical.default,
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
});

// As thick as the category counts.
for (const [weight, factor] of Object.entries(factors)) {
  globalStyle(`${root}[data-weight="${weight}"] > [role="meter"] > svg`, {
    '@layer': { [sections]: { blockSize: `calc(${factor / 2} * ${vars.size.meter})` } },
  });
}

// The bar, or the words that there is no score, are above both.
globalStyle(`${root} > :first-child`, {
  '@layer': { [sections]: { gridColumn: '1 / -1' } },
});
