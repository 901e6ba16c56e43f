import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { halves } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

const base = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    // A drawing fits next to the text on a tablet already.
    [media.tablet]: { selectors: { '&:has(> svg)': halves } },
    [media.desktop]: halves,
    [media.print]: { breakInside: 'avoid' },
  },
});
globalStyle(`${base} > svg`, {
  '@layer': { [sections]: { '@media': { [media.tablet]: { justifySelf: 'end' } } } },
});

const figureFirst = sectionStyle({});

export const columns = { end: base, start: `${base} ${figureFirst}` };

export const body = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  minInlineSize: 0,
  // The text comes first in the source and on a phone.
  '@media': { [media.desktop]: { selectors: { [`${figureFirst} > &`]: { order: 1 } } } },
});
