import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, surface, text } = vars.color;
const dot = '1.125rem';
/** Offset of the dot from the top of its phase, to align with the first line. */
const top = '0.15em';

/**
 * Line between the dots: vertical on a phone, horizontal where four phases fit. It is dashed after the current phase, and
 * after the last one, because the plan goes on.
 */
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
      border: `${vars.border.medium} solid ${border.default}`,
      borderRadius: vars.radius.full,
      background: surface.raised,
    },
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: `calc(${top} + 0.5 * ${dot}) calc(-1 * (${top} + 0.5 * ${dot}))`,
      insetInlineStart: `calc(0.5 * (${dot} - ${vars.border.medium}))`,
      border: `0 solid ${border.default}`,
      borderInlineStartWidth: vars.border.medium,
    },
    '&:is([aria-current], [aria-current] ~ *, :last-child)::after': { borderStyle: 'dashed' },
    '&:last-child::after': { insetBlockEnd: 0 },
    // Filled for the current phase, with a border because paper omits backgrounds.
    '&[aria-current]::before': { border: `calc(0.5 * ${dot}) solid ${text.default}` },
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
          borderInlineStartWidth: 0,
          borderBlockStartWidth: vars.border.medium,
        },
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
