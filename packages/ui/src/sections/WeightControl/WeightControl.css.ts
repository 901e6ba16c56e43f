import { createContainer, globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, text } = vars.color;
const control = createContainer();
const list = createContainer();
const line = `${vars.border.thin} solid ${border.subtle}`;

export const root = sectionStyle({
  containerName: control,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  '@media': {
    // The control doesn't work without JavaScript.
    [media.noScript]: { display: 'none' },
    // A grid doesn't keep its title with its content.
    [media.print]: { display: 'block' },
  },
});

export const body = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  '@media': { [media.print]: { marginBlock: vars.space.s } },
  '@container': {
    [`${control} (min-width: 52rem)`]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(24rem, 1fr))',
      columnGap: vars.space.xl,
      alignItems: 'start',
    },
  },
});

/** Resulting order, next to the choices where there is room. */
export const result = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
});

export const categories = sectionStyle({
  containerName: list,
  containerType: 'inline-size',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Room for words next to the choices. */
const hasRoom = `${list} (min-width: 31rem)`;

/** Text above a full-width segmented control, or side by side where both fit. */
export const category = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.s,
  borderBlockEnd: line,
  breakInside: 'avoid',
  '@container': {
    [hasRoom]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      paddingBlock: vars.space.xs,
    },
  },
});

/** Smaller than the names: it introduces them. */
export const title = sectionStyle({
  color: text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const name = sectionStyle({ fontWeight: vars.font.weight.medium });

/** Equal widths, in columns that align over all categories. */
export const choices = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5em, 1fr))',
  inlineSize: '100%',
  '@container': { [hasRoom]: { inlineSize: '17em' } },
});
globalStyle(`${choices} > *`, { '@layer': { [sections]: { paddingInline: vars.space.xxs } } });

export const candidates = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  listStyle: 'none',
});

export const candidate = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xs,
  borderBlockEnd: line,
  transitionProperty: 'translate',
  transitionDuration: vars.motion.duration.normal,
  transitionTimingFunction: vars.motion.easing.out,
});

export const place = sectionStyle({
  inlineSize: '1.5em',
  color: text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Wide enough to keep a name whole. A score that doesn't fit wraps below it. */
export const nameAndReason = sectionStyle({ flex: '1 1 6em', minInlineSize: 0 });

export const candidateName = sectionStyle({ fontWeight: vars.font.weight.medium });

export const explanation = sectionStyle({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  textWrap: 'pretty',
  color: text.muted,
});

export const score = sectionStyle({
  marginInlineStart: 'auto',
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const note = sectionStyle({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: text.muted,
});
