import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { stroke } from '../../styles/stroke.js';
import { vars } from '../../styles/theme.css.js';

/** On its own line, truncated, so there is no layout shift when the address becomes known. */
export const address = sectionStyle({
  ...stroke,
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  border: `${vars.border.thick} dashed ${vars.color.marker.text}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  // The highlight stays within its border, unlike other marks in a statement. The text remains aligned with the line
  // before.
  selectors: {
    '&&': {
      marginInlineStart: `calc(-1 * (0.14em + ${vars.border.thick}))`,
      paddingInline: '0.14em',
      boxShadow: 'none',
    },
  },
});

/** Search form, below the other suggestions, in the column of a heading. */
export const search = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space.band,
  '@media': { [media.desktop]: split },
});
