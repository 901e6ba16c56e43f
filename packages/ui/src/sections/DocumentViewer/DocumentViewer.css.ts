import { sectionStyle } from '../../styles/layered.js';
import { measure } from '../../styles/measure.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, marker, surface, text } = vars.color;

export const root = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

/**
 * Named only during a transition: a permanent name creates a stacking context, painted separately from its background.
 */
export const hasViewTransition = sectionStyle({
  selectors: { ':root:active-view-transition &': { viewTransitionName: 'document' } },
});

/** Page of the document. */
export const page = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.xs,
  padding: `min(${vars.space.l}, 6.5vi)`,
  border: `${vars.border.thin} solid ${border.subtle}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  boxShadow: vars.shadow.raised,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** Page as a picture. Paper and its marks have the same colours in every scheme. */
export const pictured = sectionStyle({
  position: 'relative',
  overflow: 'hidden',
  border: `${vars.border.thin} solid ${border.subtle}`,
  borderRadius: vars.radius.m,
  background: surface.raised,
  boxShadow: vars.shadow.raised,
  colorScheme: 'light',
});

export const picture = sectionStyle({ display: 'block', inlineSize: '100%', blockSize: 'auto' });

/** Colours the paper around the words, which stay black. */
export const place = sectionStyle({
  position: 'absolute',
  scrollMarginBlock: vars.space.xxl,
  background: marker.default,
  mixBlendMode: 'multiply',
  printColorAdjust: 'exact',
  selectors: { '&:target': { outline: `${vars.border.medium} solid ${text.default}` } },
  '@media': {
    [media.forcedColors]: {
      background: 'transparent',
      outline: `${vars.border.medium} solid CanvasText`,
    },
  },
});

/** At the end of the last line of a passage. */
export const placeNumber = sectionStyle({ position: 'absolute', fontSize: vars.font.size.small });

export const title = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
});

/** Looks like a small heading, without being one. */
export const name = sectionStyle({
  fontSize: vars.font.size.titleS,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.snug,
});

/** Black redaction bar. Its label explains what it hides; on paper its position shows that. */
export const redaction = sectionStyle({
  paddingInline: vars.space.xs,
  background: text.default,
  color: surface.default,
  printColorAdjust: 'exact',
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  '@media': {
    [media.forcedColors]: { outline: `${vars.border.thin} solid CanvasText` },
  },
});

export const heading = sectionStyle({
  marginBlockStart: vars.space.s,
  paddingBlockEnd: vars.space.xxs,
  borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
  selectors: { '&:first-child': { marginBlockStart: 0 } },
});

export const block = sectionStyle({
  maxInlineSize: measure,
  selectors: {
    // A page next to a scorecard is narrow on any screen, so that its own width decides where the date is.
    '&:has(> :nth-child(2))': { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.s },
  },
});

export const date = sectionStyle({
  flex: '0 0 auto',
  minInlineSize: '7em',
  maxInlineSize: '100%',
  whiteSpace: 'nowrap',
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Next to its date, or below it where there is room for a few words only. */
export const dated = sectionStyle({ flex: '1 1 14em', minInlineSize: 0 });

/** Looks like a list item without being one: the document's text doesn't reveal which items form a list. */
export const item = sectionStyle({
  position: 'relative',
  paddingInlineStart: vars.space.m,
  selectors: {
    '&::before': { content: "'–' / ''", position: 'absolute', insetInlineStart: 0 },
  },
});

/** Outlines the target of a link, so that users who can't see the yellow marker find the passage too. */
export const passage = sectionStyle({
  scrollMarginBlock: vars.space.xxl,
  selectors: {
    '&:target': { outline: `${vars.border.medium} solid ${text.default}` },
  },
});

export const number = sectionStyle({ marginInlineStart: '0.2em' });

export const pageNumber = sectionStyle({
  marginBlockStart: vars.space.s,
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const empty = sectionStyle({
  padding: vars.space.l,
  border: `${vars.border.thin} dashed ${border.default}`,
  borderRadius: vars.radius.m,
  color: text.muted,
});
