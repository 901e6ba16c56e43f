import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered, pressed } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, feedback, surface, text } = vars.color;

/** Disabled, also with `aria-disabled`, which keeps focus. A pending button has that too, and its usual look. */
const disabled = '&[data-disabled], &[aria-disabled="true"]:where(:not([data-pending]))';

export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minInlineSize: vars.size.target,
  maxInlineSize: '100%',
  border: `${vars.border.medium} solid transparent`,
  borderRadius: vars.radius.m,
  fontFamily: vars.font.family,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.tight,
  textAlign: 'center',
  textDecoration: 'none',
  // Long compound words break inside the button at 320 px and 200 % text.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color',
  transitionDuration: vars.motion.duration.fast,
  transitionTimingFunction: vars.motion.easing.out,
  selectors: {
    [focusVisible]: focusRing,
    [disabled]: {
      background: surface.hover,
      borderColor: 'transparent',
      color: text.muted,
      cursor: 'not-allowed',
    },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonText',
      selectors: { [disabled]: { borderColor: 'GrayText', color: 'GrayText' } },
    },
    [media.print]: { display: 'none' },
  },
});

export const size = componentVariants({
  small: {
    gap: vars.space.xxs,
    minInlineSize: vars.size.targetSmall,
    minBlockSize: vars.size.targetSmall,
    paddingBlock: 0,
    paddingInline: vars.space.s,
    fontSize: vars.font.size.small,
    '@media': {
      // On touch screens the hit area is as large as a button of the other sizes, around the visible button.
      [media.touch]: {
        selectors: {
          '&::after': {
            content: '',
            position: 'absolute',
            inset: `min(0px, (100% - ${vars.size.target}) / 2)`,
          },
        },
      },
    },
  },
  medium: {
    minBlockSize: vars.size.target,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.m,
    fontSize: vars.font.size.small,
  },
  large: {
    minBlockSize: vars.size.targetLarge,
    paddingBlock: vars.space.xs,
    paddingInline: vars.space.l,
    fontSize: vars.font.size.body,
  },
});

const enabled = (states: string) =>
  states
    .split(', ')
    .map((state) => `${state}:not([data-disabled], [aria-disabled="true"])`)
    .join(', ');

/** Distance that a quiet button extends beyond its label; on phones with large text it stops at the viewport edge. */
const quietPadding = `min(${vars.space.xs}, 2.5vi)`;
const overhang = `(${quietPadding} + ${vars.border.medium})`;

export const variant = componentVariants({
  primary: {
    background: action.default,
    color: text.onAction,
    selectors: {
      [enabled(hovered)]: { background: action.hover },
      [enabled(pressed)]: { background: action.pressed },
    },
  },
  secondary: {
    background: 'transparent',
    borderColor: action.default,
    color: action.default,
    selectors: {
      [enabled(hovered)]: {
        background: action.subtle,
        borderColor: action.hover,
        color: action.hover,
      },
      [enabled(pressed)]: { borderColor: action.pressed, color: action.pressed },
    },
  },
  // Has no visible box, so the label aligns with the content above and below.
  quiet: {
    paddingInline: quietPadding,
    marginInline: `calc(-1 * ${overhang})`,
    maxInlineSize: `calc(100% + 2 * ${overhang})`,
    background: 'transparent',
    color: action.default,
    textDecoration: 'underline',
    textDecorationThickness: vars.border.medium,
    textUnderlineOffset: '0.25em',
    selectors: {
      // A box and a line would make it look pressed, and louder than the enabled one next to it.
      [disabled]: { background: 'transparent', textDecoration: 'none' },
      [enabled(hovered)]: { background: action.subtle, color: action.hover },
      [enabled(pressed)]: { color: action.pressed },
    },
  },
});

/** Hovered style: stays red by its background, because red text on that background lacks contrast in some themes. */
const criticalPointedAt = { background: feedback.critical.surface, color: text.default };

export const critical = componentVariants({
  primary: {
    background: feedback.critical.default,
    color: text.onAction,
    selectors: {
      [enabled(hovered)]: { background: feedback.critical.default, textDecoration: 'underline' },
      [enabled(pressed)]: { background: feedback.critical.default },
    },
  },
  secondary: {
    background: 'transparent',
    borderColor: feedback.critical.default,
    color: feedback.critical.default,
    selectors: {
      [enabled(`${hovered}, ${pressed}`)]: {
        ...criticalPointedAt,
        borderColor: feedback.critical.default,
      },
    },
  },
  quiet: {
    color: feedback.critical.default,
    selectors: { [enabled(`${hovered}, ${pressed}`)]: criticalPointedAt },
  },
});

export const fullWidth = componentStyle({
  inlineSize: '100%',
  maxInlineSize: '100%',
  marginInline: 0,
});
