import { componentStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, marker, surface, text } = vars.color;

export const root = componentStyle({ strokeLinecap: 'round', strokeLinejoin: 'round' });

export const paper = componentStyle({
  fill: surface.raised,
  stroke: text.default,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** Lines that represent text. */
export const body = componentStyle({
  stroke: border.default,
  strokeWidth: 2.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const line = componentStyle({
  stroke: text.default,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const strip = componentStyle({
  stroke: text.default,
  strokeWidth: 3,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const stroke = componentStyle({
  stroke: marker.default,
  strokeWidth: 8,
  '@media': { [media.forcedColors]: { stroke: 'Mark', forcedColorAdjust: 'none' } },
});
