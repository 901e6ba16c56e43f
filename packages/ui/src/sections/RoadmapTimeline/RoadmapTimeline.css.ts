import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, surface, text } = vars.color;
const line = `${vars.border.medium} solid ${border.default}`;
const dot = '1.125rem';
/** Offset of the dot from the top of its phase, to align with the first line. */
const top = '0.15em';

/** Line between the dots: vertical on a phone, horizontal where four phases fit. */
export const items = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateColumns: 'none',
    },
  },
});

export const item = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingInlineStart: `calc(${dot} + min(${vars.space.m}, 3vi))`,
  paddingBlockEnd: vars.space.xl,
  hyphens: 'auto',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      zIndex: vars.layer.raised,
      insetBlockStart: top,
      insetInlineStart: 0,
      inlineSize: dot,
      blockSize: dot,
      border: line,
      borderRadius: vars.radius.full,
      background: surface.raised,
    },
    '&::after': {
      position: 'absolute',
      insetBlock: `calc(${top} + 0.5 * ${dot}) calc(-1 * (${top} + 0.5 * ${dot}))`,
      insetInlineStart: `calc(0.5 * (${dot} - ${vars.border.medium}))`,
      borderInlineStart: line,
    },
    '&:not(:last-child)::after': { content: '' },
    // Filled for the current phase.
    '&[aria-current]::before': { borderColor: text.default, background: text.default },
  },
  '@media': {
    [media.desktop]: {
      paddingInline: `0 ${vars.space.l}`,
      paddingBlock: `calc(${dot} + ${vars.space.m}) 0`,
      selectors: {
        '&::before': { insetBlockStart: 0 },
        '&::after': {
          insetBlock: `calc(0.5 * (${dot} - ${vars.border.medium})) auto`,
          insetInline: 0,
          borderInlineStart: 0,
          borderBlockStart: line,
        },
        // The plan goes on after its last phase.
        '&:last-child::after': { content: '', borderBlockStartStyle: 'dashed' },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const status = sectionStyle({ paddingBlock: vars.space.xxs });

export const period = sectionStyle({
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
});
