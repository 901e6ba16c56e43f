import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

/** What a focus ring needs beside its control. */
const ring = `calc(${vars.border.thick} + ${vars.border.medium})`;

export const group = componentStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: {
    // In the middle of the space before it.
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
  // The line of a group that begins a row lies outside and is cut off: there is nothing before it to part it from.
  clipPath: `inset(calc(-1 * ${vars.space.l}) calc(-1 * ${ring}))`,
  selectors: { [`&:has(> ${group})`]: { columnGap: vars.space.l } },
  '@media': { [media.touch]: { rowGap: vars.space.s } },
});
