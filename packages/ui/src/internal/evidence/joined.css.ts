import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

/** How many numbers are joined; what has a higher one is reached by its link all the same. */
const maxColumns = 9;

/**
 * Around a document and the scores that rest on it: what is pointed at, holds the focus or was led to by a link is
 * outlined together with what has the same number on the other side. Without a script.
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
