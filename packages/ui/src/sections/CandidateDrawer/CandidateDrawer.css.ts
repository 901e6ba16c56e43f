import { createContainer } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';
import { visuallyHidden } from '../../styles/visuallyHidden.js';

const { border, surface, text } = vars.color;

const detailsContainer = createContainer();
/** Container query for widths at which the line from a score to the CV crosses one gutter. */
const isWide = `${detailsContainer} (min-width: 36rem)`;

/** The drawer and the pane differ in width, so that the columns follow theirs. */
export const details = sectionStyle({
  container: `${detailsContainer} / inline-size`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const message = sectionStyle({
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  background: surface.hover,
  selectors: { '&:empty': { display: 'none' } },
});

export const intro = sectionStyle({ color: text.muted, hyphens: 'auto' });

export const moves = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  // The buttons' hit areas extend beyond their text.
  columnGap: vars.space.l,
  // Those of icons alone extend further.
  '@container': { '(max-width: 26rem)': { paddingInlineEnd: vars.space.s } },
});

/** Next to a note in the `DecisionBar` of a phone there is only room for the icons. */
export const moveWord = sectionStyle({ '@container': { '(max-width: 26rem)': visuallyHidden } });

/** Scores and their evidence, side by side where there is room. */
export const columns = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  '@container': {
    [isWide]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      // The rows of the scores are as tall as their content, next to a CV of any length.
      gridTemplateRows: 'auto 1fr',
    },
  },
});

export const cv = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@container': { [isWide]: { gridColumn: 2, gridRow: '1 / 3' } },
});

export const column = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
});

export const empty = sectionStyle({ color: text.muted });

const line = `${vars.border.thin} solid ${border.subtle}`;

export const pane = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  border: line,
  borderRadius: vars.radius.l,
  background: surface.raised,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media': { [media.print]: { display: 'block', blockSize: 'auto', overflow: 'visible' } },
});

export const paneHeader = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderBlockEnd: line,
});

export const paneTitle = sectionStyle({
  margin: 0,
  fontSize: vars.font.size.titleS,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
  hyphens: 'auto',
  // The heading receives focus as a starting point for reading. It isn't a control.
  selectors: { '&:focus': { outline: 'none' } },
});

export const paneBody = sectionStyle({
  flex: 1,
  minBlockSize: 0,
  // Also contains visually hidden text, which would make the page scroll.
  position: 'relative',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.m,
  scrollPaddingBlock: vars.space.m,
});

export const paneFooter = sectionStyle({
  // A form in it scrolls when the window is low.
  maxBlockSize: '70%',
  overflow: 'auto',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderBlockStart: line,
});
