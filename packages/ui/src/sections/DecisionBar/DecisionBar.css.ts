import { createContainer } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { vars } from '../../styles/theme.css.js';

const barContainer = createContainer();

export const root = sectionStyle({
  container: `${barContainer} / inline-size`,
  // A container has no width by its content.
  inlineSize: '100%',
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});

/** Container query for widths at which the last row has room for two parts. */
const isMedium = `${barContainer} (min-width: 15rem)`;
/** Container query for widths at which two rows are enough. */
const isWide = `${barContainer} (min-width: 36rem)`;

export const rows = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: vars.space.s,
  '@container': {
    [isMedium]: { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' },
    [isWide]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      columnGap: vars.space.m,
      rowGap: vars.space.xs,
    },
  },
});

const row = { gridColumn: '1 / -1' } as const;

export const undecided = sectionStyle({
  ...row,
  '@container': { [isWide]: { gridColumn: 1 } },
});

export const note = sectionStyle({
  '@container': { [isWide]: { gridColumn: '2 / -1', gridRow: 1 } },
});

export const form = sectionStyle(row);

/** The decision, or the buttons to decide. */
export const main = sectionStyle({
  ...row,
  '@container': { [isWide]: { gridColumn: '1 / 3' } },
});

export const decidedNote = sectionStyle({
  ...row,
  '@container': { [isWide]: { gridColumn: '1 / 3', gridRow: 2 } },
});

const atEnd = { '@container': { [isWide]: { gridColumn: 3, gridRow: 1, justifySelf: 'end' } } };

export const undo = sectionStyle(atEnd);

export const buttons = sectionStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

/** Heading of the form of a rejection. */
export const title = sectionStyle({
  paddingBlockEnd: vars.space.s,
  fontSize: vars.font.size.titleS,
  fontWeight: vars.font.weight.bold,
  lineHeight: vars.font.lineHeight.tight,
});

/** Buttons of the form, with the consequences next to them where there is room. */
export const submit = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
});

export const consequence = sectionStyle({
  '@container': { [isWide]: { marginInlineStart: 'auto' } },
});

/** The next step and the button to undo: both fit only in a row without other buttons. */
export const followUp = sectionStyle({
  ...row,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  ...atEnd,
});

/** Button of a decision. In a narrow bar the three share its width, each within reach of a thumb. */
export const choice = sectionStyle({
  '@container': {
    [`${barContainer} not (min-width: 26rem)`]: { flex: '1 1 auto', paddingInline: vars.space.xs },
  },
});

/** In the last row. */
export const others = sectionStyle({
  gridColumn: -2,
  justifySelf: 'end',
  // The buttons of a form are the only ones.
  selectors: { [`${form} ~ &`]: { display: 'none' } },
});
