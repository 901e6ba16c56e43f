import { createContainer, globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections as layer } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

const results = createContainer();

export const root = sectionStyle({
  container: `${results} / inline-size`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  // A container starts on a new page.
  '@media': { [media.print]: { container: 'none' } },
});

export const item = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xxs,
  // A link at the start has space above its words.
  paddingBlock: `${vars.space.m} ${vars.space.l}`,
  selectors: {
    '&:not(:last-child)': {
      borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
    },
  },
  // On a tablet and wider: sections on the axis of text.
  '@container': { [`${results} (min-width: 42rem)`]: { ...split, alignItems: 'first baseline' } },
});

/** Link to a page: a heading, unlike the links to its sections. */
export const title = sectionStyle({ color: vars.color.text.default });

export const sections = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
});

// Not underlined: only links are. Not yellow: no person marked it.
globalStyle(`${root} mark`, {
  '@layer': {
    [layer]: {
      background: vars.color.action.subtle,
      color: vars.color.text.default,
      fontWeight: vars.font.weight.bold,
    },
  },
});
// On its own ground a word would look apart from its link.
globalStyle(`${root} a mark`, {
  '@layer': { [layer]: { background: 'none', color: 'inherit' } },
});
