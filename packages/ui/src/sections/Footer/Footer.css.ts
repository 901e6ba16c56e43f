import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { split } from '../../styles/split.js';
import { vars } from '../../styles/theme.css.js';

const { border, surface, text } = vars.color;

export const root = sectionStyle({
  background: surface.ink,
  '@media': { [media.print]: { background: 'none' } },
});

/** On the ink surface the content is always dark, in both themes. */
export const content = sectionStyle({
  colorScheme: 'dark',
  color: text.default,
  paddingBlock: vars.space.xxl,
  borderBlockStart: `${vars.border.thin} solid ${border.subtle}`,
  '@media': {
    [media.print]: { paddingBlock: 0, border: 0 },
    // Forced colours remove the ink background, so the text uses system colours too.
    [media.forcedColors]: { colorScheme: 'inherit', background: 'Canvas', color: 'CanvasText' },
  },
});

const sideBySide = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: split },
} as const;

/** Links and search, which paper doesn't have. */
export const columns = sectionStyle({
  ...sideBySide,
  gap: vars.space.xl,
  '@media': { ...sideBySide['@media'], [media.print]: { display: 'none' } },
});

export const company = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.l,
});

/** Link lists in one row on a desktop. Otherwise as many columns as fit: three on a tablet. */
export const lists = sectionStyle({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, 12.5rem), 1fr))`,
  gap: vars.space.l,
  fontSize: vars.font.size.small,
  '@media': {
    [media.desktop]: {
      columnGap: vars.space.m,
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      justifyContent: 'space-between',
    },
  },
});

/** Has the height of the wordmark next to it. */
export const title = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  fontWeight: vars.font.weight.bold,
});

export const small = sectionStyle({
  ...sideBySide,
  gap: vars.space.s,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.border.thin} solid ${border.subtle}`,
  '@media': { ...sideBySide['@media'], [media.print]: { margin: 0, padding: 0, border: 0 } },
});

export const disclaimer = sectionStyle({ '@media': { [media.print]: { display: 'none' } } });
