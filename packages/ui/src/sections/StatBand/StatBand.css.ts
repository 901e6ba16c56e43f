import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const hairline = `${vars.border.thin} solid ${vars.color.border.subtle}`;

export const row = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: vars.space.s,
  borderBlock: hairline,
  '@media': { [media.largePhone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const figure = sectionStyle({
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
});

export const value = sectionStyle({
  fontSize: vars.font.size.titleL,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: `calc(${vars.font.tracking.tight} * 1em)`,
});

export const label = sectionStyle({ color: vars.color.text.muted, hyphens: 'auto' });
