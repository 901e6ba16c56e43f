import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;
const line = `${vars.border.medium} solid ${border.default}`;
const dot = '1.125rem';
const half = `calc(-0.5 * (${dot} + ${vars.border.medium}))`;

/** A line with a dot at each phase: down the side on a phone, along the top where four fit. */
export const items = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingInlineStart: `calc(0.5 * ${dot})`,
  '@media': {
    [media.desktop]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      gridTemplateColumns: 'none',
      paddingInlineStart: 0,
      paddingBlockStart: `calc(0.5 * ${dot})`,
    },
  },
});

export const item = sectionStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  paddingInlineStart: `min(${vars.space.xl}, 6.5vi)`,
  paddingBlockEnd: vars.space.xl,
  borderInlineStart: line,
  hyphens: 'auto',
  selectors: {
    '&:last-child': { paddingBlockEnd: 0 },
    '&::before': {
      content: '',
      position: 'absolute',
      insetBlockStart: '0.3em',
      insetInlineStart: half,
      inlineSize: dot,
      blockSize: dot,
      border: line,
      borderRadius: vars.radius.full,
      background: surface.default,
    },
    '&[aria-current]::before': {
      borderColor: action.default,
      background: action.default,
      boxShadow: `inset 0 0 0 ${vars.border.thick} ${surface.default}`,
    },
  },
  '@media': {
    [media.desktop]: {
      paddingInline: `0 ${vars.space.l}`,
      paddingBlock: `${vars.space.xl} 0`,
      borderInlineStart: 0,
      borderBlockStart: line,
      selectors: {
        '&:last-child': { paddingInlineEnd: 0 },
        '&::before': { insetBlockStart: half, insetInlineStart: 0 },
      },
    },
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]::before': { background: 'CanvasText', forcedColorAdjust: 'none' },
      },
    },
  },
});

export const period = sectionStyle({
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
});
