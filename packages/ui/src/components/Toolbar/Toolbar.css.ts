import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

/** Space for a focus ring around a control. */
const ring = `calc(${vars.border.thick} + ${vars.border.medium})`;

export const group = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: {
    // Centred in the space before the group.
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `calc(-0.5 * ${vars.space.l})`,
      borderInlineStart: `${vars.border.thin} solid ${vars.color.border.subtle}`,
    },
  },
  '@media': {
    [media.touch]: { rowGap: vars.space.s },
    [media.forcedColors]: { selectors: { '&::before': { borderColor: 'CanvasText' } } },
  },
});

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  // Clips the separator of a group at the start of a row, which has no preceding group.
  clipPath: `inset(calc(-1 * ${vars.space.l}) calc(-1 * ${ring}))`,
  selectors: { [`&:has(> ${group})`]: { columnGap: vars.space.l } },
  '@media': { [media.touch]: { rowGap: vars.space.s } },
});
