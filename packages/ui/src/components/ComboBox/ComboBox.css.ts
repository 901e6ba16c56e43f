import { componentStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const toggleRoom = `calc(${vars.size.targetLarge} + ${vars.space.xxs})`;

export const frame = componentStyle({ position: 'relative', display: 'grid' });

export const control = componentStyle({ paddingInlineEnd: toggleRoom });

/** Wrapper that looks like a control and holds the selected tags before the input. */
export const multiple = componentStyle({ position: 'relative' });

export const tags = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  maxInlineSize: '100%',
  // Equals the space above and below a tag on a single line.
  padding: `calc((${vars.size.targetLarge} - 2 * ${vars.border.thin} - ${vars.size.targetSmall}) / 2)`,
});

export const typed = componentStyle({
  flexBasis: `calc(8ch + ${toggleRoom})`,
  paddingInlineEnd: toggleRoom,
  inlineSize: 0,
  border: 0,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  selectors: { '&::placeholder': { color: vars.color.text.muted, opacity: 1 } },
});

export const toggle = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.targetLarge,
  border: 0,
  background: 'transparent',
  color: vars.color.text.default,
  cursor: 'pointer',
});

/** Aligned with the input, which is on the last line of the field. */
export const multipleToggle = componentStyle({
  insetBlockStart: 'auto',
  blockSize: `calc(${vars.size.targetLarge} - 2 * ${vars.border.thin})`,
});
