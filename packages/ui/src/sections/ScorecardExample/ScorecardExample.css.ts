import { createContainer, globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';
import { line } from '../EvidenceLine/EvidenceLine.css.js';

export const columns = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignItems: 'start',
  // The rows of the document are as tall as their content, next to a scorecard of any length.
  '@media': { [media.desktop]: { ...split, gridTemplateRows: 'auto 1fr' } },
});

// On paper the scorecard is on the next page.
globalStyle(`${columns} > ${line}`, {
  '@layer': { [sections]: { '@media': { [media.print]: { display: 'none' } } } },
});

/** The facts of a category are next to its reason where this is wide. */
export const container = createContainer();

export const scorecard = sectionStyle({
  containerName: container,
  containerType: 'inline-size',
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / 3' } },
});
