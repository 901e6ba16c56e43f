import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { marker, surface, text } = vars.color;

/** The stroke is the text colour, which forced colours replace too. */
export const root = componentStyle({
  color: text.default,
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  maxInlineSize: '100%',
  blockSize: 'auto',
});

export const look = componentVariants({
  paper: {
    fill: surface.raised,
    strokeWidth: 2.5,
    '@media': { [media.forcedColors]: { fill: 'Canvas' } },
  },
  text: { strokeWidth: 6, strokeOpacity: 0.25 },
  marker: {
    stroke: marker.default,
    strokeWidth: 20,
    '@media': { [media.forcedColors]: { stroke: 'Mark' } },
  },
  marked: {
    stroke: marker.text,
    strokeWidth: 6,
    strokeOpacity: 0.25,
    '@media': { [media.forcedColors]: { stroke: 'MarkText' } },
  },
  hairline: { strokeWidth: 2 },
  ink: { strokeWidth: 6 },
});
