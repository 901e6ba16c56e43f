import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.js';

/**
 * Selectors for interaction states. React Aria sets data attributes on its controls. Plain links and buttons, which
 * lack its `data-rac`, use the native pseudo-classes.
 */
export const hovered = '&[data-hovered], &:where(:not([data-rac])):hover';
export const pressed = '&[data-pressed], &:where(:not([data-rac])):active';
// React Aria misses focus before hydration, so the browser's own state counts for elements without `data-focused`.
export const focusVisible = '&[data-focus-visible], &:where(:not([data-focused])):focus-visible';
/** State of an element with a hidden input, such as a radio button. */
export const inputFocusVisible =
  ':is([data-focus-visible], :not([data-focused]):has(input:focus-visible))';
export const disabled = '&[data-disabled]';
export const readOnly = '&[readonly], &[data-readonly]';
export const selected = '&[data-selected]';
export const invalid = '&[data-invalid]';

/** Focus ring of every focusable element. An outline remains visible in forced colours. */
export const focusRing = {
  outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.border.medium,
} satisfies StyleRule;

/** Bar at the inline start of a current or selected item. A shadow by text direction, without layout shift. */
export const startMark = {
  ltr: `inset ${vars.border.thick} 0 0 ${vars.color.action.default}`,
  rtl: `inset calc(-1 * ${vars.border.thick}) 0 0 ${vars.color.action.default}`,
};

/** Extends the hit area of a link over the positioned element around it, as `::after`. */
export const coverAround = { content: '', position: 'absolute', inset: 0 } satisfies StyleRule;

/** Makes the text of a pressable element selectable: React Aria disables selection during a press. */
export const selectable = { userSelect: 'text', WebkitUserSelect: 'text' } satisfies StyleRule;
