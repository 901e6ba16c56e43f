import { globalStyle } from '@vanilla-extract/css';
import { components } from '../../styles/layers.css.js';
import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { disabled, focusRing, invalid, readOnly } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { border, feedback, surface, text } = vars.color;

/** Frame around the toolbar and the text. */
export const frame = componentStyle({
  position: 'relative',
  border: `${vars.border.thin} solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: surface.default,
  color: text.default,
  selectors: {
    '&:has(textarea:focus, [contenteditable]:focus)': focusRing,
    [invalid]: {
      borderColor: feedback.critical.default,
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${feedback.critical.default}`,
    },
    [`${disabled}, ${readOnly}`]: { background: surface.hover, color: text.muted },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [invalid]: { borderWidth: vars.border.thick },
        [disabled]: { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const bar = componentStyle({
  padding: vars.space.xs,
  borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
  // Keeps the height of the buttons when only a note is left.
  minBlockSize: `calc(${vars.size.targetSmall} + 2 * ${vars.space.xs})`,
  '@media': { [media.print]: { display: 'none' } },
});

export const note = componentStyle({
  color: text.muted,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});

/** Number of lines of the text area, set by the field. */
export const rows = '--hm-rich-text-rows';

/** The text, in a textarea or in the editor: both have the same size and line breaks. */
export const area = componentStyle({
  display: 'block',
  boxSizing: 'border-box',
  inlineSize: '100%',
  minBlockSize: `calc(var(${rows}) * 1lh + 2 * ${vars.space.s})`,
  maxBlockSize: '24lh',
  margin: 0,
  padding: vars.space.s,
  border: 0,
  borderRadius: vars.radius.m,
  outline: 'none',
  background: 'transparent',
  color: 'inherit',
  fontFamily: vars.font.family,
  fontSize: vars.font.size.body,
  lineHeight: vars.font.lineHeight.normal,
  overflow: 'auto',
  overflowWrap: 'anywhere',
  hyphens: 'none',
  whiteSpace: 'pre-wrap',
  resize: 'vertical',
  fieldSizing: 'content',
  // In print the whole text is shown.
  '@media': { [media.print]: { maxBlockSize: 'none', overflow: 'visible' } },
});

/** Plain elements of the editor. A paragraph is a blank line away from the next, as it is in plain text. */
const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${area} ${selector}`, { '@layer': { [components]: rule } });
inside('> *', { margin: 0 });
inside('> * + *', { marginBlockStart: '1lh' });
inside(':is(ul, ol)', { paddingInlineStart: vars.space.l });
inside('li::marker', { color: text.muted });
inside('a', {
  color: vars.color.action.default,
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
// ProseMirror puts an empty image after a mention at the end of a paragraph, for the caret.
inside('img', { display: 'inline', inlineSize: 0, blockSize: 0 });
inside('strong', { fontWeight: vars.font.weight.bold });

/** Element at the typed character, to which the list of suggestions is anchored. */
export const anchor = componentStyle({
  position: 'fixed',
  inlineSize: 0,
  pointerEvents: 'none',
});
