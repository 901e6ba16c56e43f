import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import {
  disabled,
  focusRing,
  inputFocusVisible,
  hovered,
  pressed,
  selected,
} from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

/** Track that contains the segments, which wrap if they do not fit. */
export const root = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  maxInlineSize: '100%',
  border: `${vars.border.thin} solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: surface.hover,
});

export const segment = componentStyle({
  position: 'relative',
  flex: '1 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.target,
  maxInlineSize: `calc(100% + 2 * ${vars.border.thin})`,
  // Makes the segment plus the border of the track as tall as a button.
  margin: `calc(-1 * ${vars.border.thin})`,
  border: `${vars.border.medium} solid transparent`,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: text.muted,
  fontFamily: vars.font.family,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.out,
  selectors: {
    [hovered]: { color: text.default, textDecoration: 'underline', textUnderlineOffset: '0.25em' },
    [pressed]: { background: surface.default, color: text.default },
    [selected]: {
      borderColor: action.default,
      background: action.default,
      color: text.onAction,
      textDecoration: 'none',
    },
    [disabled]: { color: border.default, textDecoration: 'none', cursor: 'not-allowed' },
    [`${disabled}[data-selected]`]: {
      borderColor: border.default,
      background: 'transparent',
    },
    [`&${inputFocusVisible}`]: { ...focusRing, zIndex: vars.layer.raised },
  },
  '@media': {
    // Paper has no background.
    [media.print]: {
      selectors: { [selected]: { background: 'transparent', color: text.default } },
    },
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: {
        [selected]: {
          forcedColorAdjust: 'none',
          borderColor: 'Highlight',
          background: 'Highlight',
          color: 'HighlightText',
        },
        [disabled]: { color: 'GrayText' },
        [`${disabled}[data-selected]`]: {
          borderColor: 'GrayText',
          background: 'Canvas',
          color: 'GrayText',
        },
        [`&${inputFocusVisible}`]: { outlineColor: 'CanvasText' },
      },
    },
  },
});

export const size = componentVariants({
  small: {
    minBlockSize: vars.size.targetSmall,
    paddingInline: vars.space.s,
    '@media': {
      // On touch screens the hit area is as large as a medium segment, around the visible one.
      [media.touch]: {
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            insetInline: 0,
            insetBlock: `min(0px, (100% - ${vars.size.target}) / 2)`,
          },
        },
      },
    },
  },
  medium: {
    minBlockSize: vars.size.target,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
  },
});
