import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.js';

// What the window of every dialog looks like, whoever opens it.

/** Between its edge and its content. */
export const inset = `min(${vars.space.l}, 5vw)`;

export const line = `${vars.border.thin} solid ${vars.color.border.subtle}`;

export const frame = {
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
} satisfies StyleRule;

/** On a phone a card would leave the content less room than the margins take. */
export const filling = {
  maxInlineSize: 'none',
  blockSize: '100%',
  padding: ['top', 'right', 'bottom', 'left']
    .map((side) => `env(safe-area-inset-${side})`)
    .join(' '),
  border: 'none',
  borderRadius: 0,
} satisfies StyleRule;

/** On paper what lay over the page comes after it, whole: fixed, it would cover the words of each sheet. */
export const onPaper = {
  position: 'static',
  display: 'block',
  containerType: 'normal',
  inlineSize: 'auto',
  maxInlineSize: 'none',
  blockSize: 'auto',
  maxBlockSize: 'none',
  background: 'none',
  boxShadow: 'none',
  overflow: 'visible',
} satisfies StyleRule;

/** Fades the last line where more follows, so that none is cut off. */
export const fadingEdge = {
  content: '',
  position: 'sticky',
  insetBlockEnd: 0,
  blockSize: vars.space.xxl,
  marginBlockStart: `calc(-1 * ${vars.space.xxl})`,
  background: `linear-gradient(transparent, ${vars.color.surface.raised})`,
  pointerEvents: 'none',
  visibility: 'hidden',
} satisfies StyleRule;

export const header = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.m,
  paddingInline: inset,
  background: vars.color.surface.raised,
  borderBlockEnd: line,
} satisfies StyleRule;

/** Where there is height to spare, the way out stays in sight. */
export const headerInSight = {
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.raised,
} satisfies StyleRule;

export const title = {
  margin: 0,
  fontSize: vars.font.size.titleM,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  hyphens: 'auto',
} satisfies StyleRule;

export const close = { marginInlineStart: 'auto' } satisfies StyleRule;
