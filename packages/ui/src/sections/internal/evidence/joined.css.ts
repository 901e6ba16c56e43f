import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../../styles/layered.js';
import { sections } from '../../../styles/layers.css.js';
import { media } from '../../../styles/media.js';
import { vars } from '../../../styles/theme.css.js';

/** Number of evidence numbers with a joint outline. Higher numbers still work as links. */
const maxColumns = 9;

/**
 * Wraps a document and the scores based on it. Outlines both sides of an evidence number while one is hovered, focused
 * or targeted by a link. CSS only.
 */
export const joined = sectionStyle({});

const states = ':is(:hover, :focus-within, :target)';

for (let reference = 1; reference <= maxColumns; reference++) {
  const one = `[data-evidence~="${reference}"]`;
  globalStyle(`${joined}:has(${one}${states}) ${one}`, {
    '@layer': {
      [sections]: {
        outline: `${vars.border.medium} solid ${vars.color.text.default}`,
        outlineOffset: vars.border.medium,
        '@media': { [media.print]: { outline: 'none' } },
      },
    },
  });
}
