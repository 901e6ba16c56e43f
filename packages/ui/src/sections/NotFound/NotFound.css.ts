import { globalStyle } from '@vanilla-extract/css';
import { sectionStyle } from '../../styles/layered.js';
import { sections } from '../../styles/layers.css.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { stroke } from '../../styles/stroke.js';
import { vars } from '../../styles/theme.css.js';

/** Where a mark would be: only its edge was drawn. */
export const address = sectionStyle({
  ...stroke,
  paddingInline: '0.14em',
  border: `${vars.border.thick} dashed ${vars.color.marker.text}`,
  boxDecorationBreak: 'clone',
  WebkitBoxDecorationBreak: 'clone',
  overflowWrap: 'anywhere',
});

/** Below what else may help. */
export const search = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockEnd: vars.space.band,
  '@media': { [media.desktop]: split },
});
globalStyle(`${search} > *`, {
  '@layer': { [sections]: { '@media': { [media.desktop]: { gridColumn: '2' } } } },
});
