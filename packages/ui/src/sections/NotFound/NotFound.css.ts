import { sectionStyle } from '../../styles/layered.js';
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

export const search = sectionStyle({ paddingBlockEnd: vars.space.band });
