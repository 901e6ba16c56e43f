import { componentStyle, componentVariants } from '../../styles/layered.js';
import { focusRing, focusVisible, hovered, pressed } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, text } = vars.color;

export const root = componentStyle({
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.s,
  // Browsers apply neither to an `<a>` without an `href`.
  textDecorationLine: 'underline',
  cursor: 'pointer',
  textUnderlineOffset: '0.25em',
  selectors: {
    [hovered]: { textDecorationThickness: vars.border.medium },
    [focusVisible]: focusRing,
  },
});

export const variant = componentVariants({
  inline: {},
  standalone: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xs,
    minBlockSize: vars.size.target,
    fontWeight: vars.font.weight.medium,
  },
});

export const emphasis = componentVariants({
  default: {
    color: action.default,
    selectors: { [hovered]: { color: action.hover }, [pressed]: { color: action.pressed } },
  },
  muted: {
    color: text.default,
    fontWeight: vars.font.weight.regular,
    textDecorationLine: 'none',
    selectors: { [`${hovered}, ${focusVisible}`]: { textDecorationLine: 'underline' } },
  },
});

export const external = componentStyle({
  position: 'relative',
  // A word joiner, without which a space after the link may move the icon to the next line. It has no name.
  selectors: { '&::after': { content: '"\u2060" / ""' } },
});

/**
 * Text with room for the icon after its last word. As padding, it never starts a line, unlike an icon among the words,
 * and the underline ends at the text.
 */
export const externalText = componentStyle({ paddingInlineEnd: '1.15em' });

/** Inline, so that its static position is after the last word. An inset would start at the first line of a wrapped link. */
export const externalIcon = componentStyle({
  display: 'inline',
  position: 'absolute',
  insetBlockEnd: '0.2em',
  marginInlineStart: '-0.9em',
  // The doubled class overrides the size of `Icon`, regardless of the order of stylesheets.
  selectors: { '&&': { inlineSize: '0.9em', blockSize: '0.9em' } },
});
