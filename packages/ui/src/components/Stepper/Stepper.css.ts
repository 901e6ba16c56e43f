import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

const circle = vars.size.targetSmall;
/** Container width with room for steps side by side. A drawer may be narrower than the viewport. */
const isWide = '(min-width: 40rem)';
const current = '[aria-current]';
const done = '[data-done]';

export const root = componentStyle({ containerType: 'inline-size', inlineSize: '100%' });

export const list = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': {
    [isWide]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const item = componentStyle({
  position: 'relative',
  paddingBlockEnd: vars.space.m,
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    // Connector to the next step, absent after the last one.
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: circle,
      insetBlockEnd: 0,
      insetInlineStart: `calc(0.5 * ${circle} - 0.5 * ${vars.border.medium})`,
      borderInlineStart: `${vars.border.medium} solid ${border.default}`,
    },
    [`&${done}:not(:last-child)::before`]: { borderColor: action.default },
  },
  '@container': {
    [isWide]: {
      paddingBlockEnd: 0,
      paddingInlineEnd: vars.space.m,
      selectors: {
        '&:last-child': { paddingInlineEnd: 0 },
        '&:not(:last-child)::before': {
          insetBlockStart: `calc(0.5 * ${circle} - 0.5 * ${vars.border.medium})`,
          insetBlockEnd: 'auto',
          insetInline: `calc(${circle} + ${vars.space.xs}) ${vars.space.xs}`,
          borderInlineStart: 0,
          borderBlockStart: `${vars.border.medium} solid ${border.default}`,
        },
        [`&${done}:not(:last-child)::before`]: { borderColor: action.default },
      },
    },
  },
});

export const step = componentStyle({
  display: 'flex',
  gap: vars.space.s,
  color: text.muted,
  textDecoration: 'none',
  borderRadius: vars.radius.s,
  selectors: {
    [focusVisible]: focusRing,
    [`${item}${current} > &`]: { color: text.default },
  },
  '@container': { [isWide]: { flexDirection: 'column', gap: vars.space.xs } },
});

/** Step with a link. */
export const link = componentStyle({
  minBlockSize: vars.size.target,
  color: action.default,
  selectors: {
    [hovered]: { color: action.hover },
    [`${item}${current} > &`]: { color: text.default },
  },
});

export const marker = componentStyle({
  display: 'grid',
  flexShrink: 0,
  placeItems: 'center',
  inlineSize: circle,
  blockSize: circle,
  border: `${vars.border.medium} solid ${border.default}`,
  borderRadius: vars.radius.full,
  background: surface.default,
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  selectors: {
    [`${item}${current} &`]: { borderColor: action.default, color: action.default },
    [`${item}${done} &`]: {
      borderColor: action.default,
      background: action.default,
      color: text.onAction,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${item}${done} &`]: {
          forcedColorAdjust: 'none',
          borderColor: 'CanvasText',
          background: 'CanvasText',
          color: 'Canvas',
        },
        [`${item}${current} &`]: { borderColor: 'Highlight', borderWidth: vars.border.thick },
      },
    },
  },
});

export const body = componentStyle({
  minInlineSize: 0,
  // Centres the first line on the circle.
  paddingBlockStart: `calc((${circle} - ${vars.font.size.small} * ${vars.font.lineHeight.snug}) / 2)`,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@container': { [isWide]: { paddingBlockStart: 0 } },
});

export const title = componentStyle({
  display: 'block',
  fontWeight: vars.font.weight.medium,
  selectors: {
    [`${item}${current} &`]: { fontWeight: vars.font.weight.bold },
    // Underlines the title without the number.
    [`${link} &`]: {
      textDecoration: 'underline',
      textDecorationThickness: vars.border.thin,
      textUnderlineOffset: '0.2em',
    },
    [`${link}:hover &`]: { textDecorationThickness: vars.border.medium },
  },
});

export const description = componentStyle({ display: 'block', color: text.muted });
