import { createContainer } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

const list = createContainer();

export const root = componentStyle({
  container: `${list} / inline-size`,
  display: 'grid',
  margin: 0,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textWrap: 'pretty',
  // Chromium keeps a container on one page.
  '@media': { [media.print]: { container: 'none' } },
});

export const item = componentStyle({
  display: 'grid',
  gap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockEnd: `${vars.border.thin} solid ${vars.color.border.subtle}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
  '@media': {
    [media.largePhone]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
      columnGap: vars.space.m,
    },
  },
  // As wide as a page: on the axis of headings and text.
  '@container': { [`${list} (min-width: 56rem)`]: split },
});

/** Emphasis of a term. */
export const emphasis = componentVariants({
  default: { fontWeight: vars.font.weight.medium },
  muted: {
    color: vars.color.text.muted,
    fontSize: vars.font.size.small,
    // On the line of the first words of the description.
    lineHeight: `calc(${vars.font.size.body} * ${vars.font.lineHeight.normal})`,
  },
});

export const figure = componentStyle({
  display: 'block',
  fontSize: vars.font.size.titleM,
  fontWeight: vars.font.weight.bold,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.font.lineHeight.tight,
});

export const description = componentStyle({ margin: 0 });
