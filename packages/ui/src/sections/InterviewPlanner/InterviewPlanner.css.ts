import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
} as const;

export const root = sectionStyle({ ...stack, overflowWrap: 'anywhere', hyphens: 'auto' });

export const planner = sectionStyle({ ...stack, gap: vars.space.m });

export const done = sectionStyle(stack);

export const list = sectionStyle({ ...stack, gap: vars.space.xxs });

/** Receives focus when the button that proposed the times disappears. */
export const state = sectionStyle({
  borderRadius: vars.radius.s,
  fontWeight: vars.font.weight.medium,
  selectors: { [focusVisible]: focusRing },
});

/** As many days side by side as fit with their titles on one line, so that the times of a row are level. */
export const days = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(13rem, 100%), 1fr))',
  alignItems: 'start',
  gap: vars.space.m,
});

export const day = sectionStyle({ ...stack, gap: vars.space.xs });

export const dayTitle = sectionStyle({
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  selectors: { '&::first-letter': { textTransform: 'uppercase' } },
});

export const slot = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  minBlockSize: vars.size.target,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  border: `${vars.border.thin} solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: surface.default,
  lineHeight: vars.font.lineHeight.snug,
  cursor: 'pointer',
  selectors: {
    [hovered]: { borderColor: action.default, background: surface.hover },
    '&[aria-selected="true"]': {
      borderColor: action.default,
      background: action.subtle,
      // Double border width without layout shift, so that the state doesn't depend on colour alone.
      boxShadow: `inset 0 0 0 ${vars.border.thin} ${action.default}`,
    },
    '&[aria-disabled="true"]': {
      borderColor: border.subtle,
      borderStyle: 'dashed',
      background: surface.hover,
      color: text.muted,
      cursor: 'default',
    },
    [focusVisible]: focusRing,
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { borderColor: 'Highlight' },
        '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
});

export const time = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  fontVariantNumeric: 'tabular-nums',
});

export const detail = sectionStyle({
  color: text.muted,
  fontSize: vars.font.size.small,
  '@media': { [media.forcedColors]: { color: 'inherit' } },
});

export const small = sectionStyle({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: text.muted,
});

export const message = sectionStyle({
  fontWeight: vars.font.weight.medium,
  // Takes no space without visible text.
  selectors: {
    '&:empty, &:has(> :only-child)': { marginBlockEnd: `calc(-1 * ${vars.space.m})` },
  },
});

export const empty = sectionStyle({ color: text.muted });
