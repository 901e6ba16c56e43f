import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

export const root = componentStyle({ color: vars.color.text.default });

export const surface = componentVariants({
  default: { background: vars.color.surface.default },
  warm: { background: vars.color.surface.warm },
  // On paper the words are dark.
  ink: {
    background: vars.color.surface.ink,
    '@media': { [media.print]: { background: 'none' } },
  },
});

/** From heading and intro to content, and between the parts of the content. */
const apart = vars.space.xl;

const stacked = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: apart,
} as const;

const sideBySide = {
  ...stacked,
  '@media': { [media.desktop]: { ...split, alignItems: 'start' } },
} as const;

export const layout = componentVariants({
  stacked,
  split: sideBySide,
  // On a phone the intro is as near to its heading as anywhere.
  beside: { ...sideBySide, rowGap: vars.space.s },
});

export const below = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: apart,
  minInlineSize: 0,
});

export const content = componentStyle({ paddingBlock: vars.space.band });

/** On ink everything is dark, in both themes; the band's own colour is still the page's. */
export const dark = componentStyle({
  colorScheme: 'dark',
  color: vars.color.text.default,
  // Forced colours follow the reader's scheme, not ours.
  '@media': {
    [media.forcedColors]: { colorScheme: 'inherit', background: 'Canvas', color: 'CanvasText' },
  },
});
