import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { vars } from '../../styles/theme.css.js';

const { border, surface, text } = vars.color;

export const root = sectionStyle({
  background: surface.ink,
  '@media': { [media.print]: { display: 'none' } },
});

/** Everything on ink is dark, in both themes. */
export const content = sectionStyle({
  colorScheme: 'dark',
  color: text.default,
  paddingBlock: vars.space.xxl,
  borderBlockStart: `${vars.border.thin} solid ${border.subtle}`,
  '@media': {
    // The ink goes: the words follow the system, as their ground does.
    [media.forcedColors]: { colorScheme: 'inherit', background: 'Canvas', color: 'CanvasText' },
  },
});

export const columns = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)' },
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) minmax(0, 1.4fr)',
      gap: vars.space.xxl,
    },
  },
});

export const small = sectionStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  marginBlockStart: vars.space.xl,
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.border.thin} solid ${border.subtle}`,
});
