import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../../../styles/theme.css.js';

// Shared styles of all dialogs.

/** Space between the dialog's edge and its content. */
export const inset = `min(${vars.space.l}, 5vw)`;

export const line = `${vars.border.thin} solid ${vars.color.border.subtle}`;

export const frame = {
  border: line,
  borderRadius: vars.radius.l,
  background: vars.color.surface.raised,
  boxShadow: vars.shadow.raised,
} satisfies StyleRule;

/** Full-screen dialog for phones, where a card's margins would take too much space. */
export const filling = {
  maxInlineSize: 'none',
  blockSize: '100%',
  padding: ['top', 'right', 'bottom', 'left']
    .map((side) => `env(safe-area-inset-${side})`)
    .join(' '),
  border: 'none',
  borderRadius: 0,
} satisfies StyleRule;

/** Prints an overlay in full after the page. A fixed overlay would cover the text of every printed page. */
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

/** Fades out the last visible line when more content follows. */
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

/** Keeps the close button visible when the viewport is high enough. */
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
