/**
 * Style with the space in text that success criterion 1.4.12 of WCAG names. Not part of the page until it is added.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/text-spacing.html
 */
export const textSpacing: HTMLStyleElement = document.createElement('style');
textSpacing.textContent = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important
}
p { margin-block-end: 2em !important }`;
