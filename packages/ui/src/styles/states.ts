import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './theme.css.js';

/**
 * Interaction states as selectors. React Aria sets data attributes on its controls;
 * of plain links and buttons, which lack its `data-rac`, the browser knows the states.
 */
export const hovered = '&[data-hovered], &:where(:not([data-rac])):hover';
export const pressed = '&[data-pressed], &:where(:not([data-rac])):active';
export const focusVisible = '&[data-focus-visible], &:where(:not([data-rac])):focus-visible';
export const disabled = '&[data-disabled]';
export const readOnly = '&[readonly], &[data-readonly]';
export const selected = '&[data-selected]';
export const invalid = '&[data-invalid]';

/** The focus ring of everything that can be focused. Outlines survive forced colours. */
export const focusRing = {
  outline: `${vars.border.thick} solid ${vars.color.focus.ring}`,
  outlineOffset: vars.border.medium,
} satisfies StyleRule;

/** A mark along the start of what is current or selected, as a shadow by the direction of the text: nothing moves. */
export const startMark = {
  ltr: `inset ${vars.border.thick} 0 0 ${vars.color.action.default}`,
  rtl: `inset calc(-1 * ${vars.border.thick}) 0 0 ${vars.color.action.default}`,
};

/** Text of what is pressed: while it is, React Aria keeps the browser from selecting in it. */
export const selectable = { userSelect: 'text', WebkitUserSelect: 'text' } satisfies StyleRule;
