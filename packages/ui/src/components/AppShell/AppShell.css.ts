import { gutter } from '../../styles/gutter.js';
import { componentStyle, componentVariants } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';
import { visuallyHidden } from '../../styles/visuallyHidden.js';

const { border, scrim, surface, text } = vars.color;
const line = `${vars.border.thin} solid ${border.subtle}`;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minBlockSize: '100dvb',
  background: surface.default,
  color: text.default,
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${vars.size.column} minmax(0, 1fr)` },
  },
});

/** Header and navigation. Next to the page, they can share a column that stays in view. */
export const column = componentVariants({
  top: { display: 'contents' },
  side: {
    display: 'contents',
    '@media': {
      [media.desktop]: {
        position: 'sticky',
        insetBlockStart: 0,
        display: 'flex',
        flexDirection: 'column',
        gridRow: '1 / -1',
        blockSize: '100dvb',
        borderInlineEnd: line,
      },
      [media.print]: { display: 'none' },
    },
  },
});

const inSide = `${column.side} > &`;

export const header = componentStyle({
  gridColumn: '1 / -1',
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.navigation,
  paddingBlock: vars.space.xs,
  paddingInline: gutter,
  background: surface.default,
  borderBlockEnd: line,
  '@media': {
    [media.print]: { display: 'none' },
    [media.desktop]: {
      selectors: { [inSide]: { position: 'static', borderBlockEnd: 0 } },
    },
    // A sticky header would fill a low viewport with large text.
    '(max-height: 30rem)': { position: 'static' },
  },
});

/** Wraps to the next line if it does not fit next to the button. */
export const headerContent = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
});

/** Button that shows the navigation when there is no room for it next to the page. */
export const toggle = componentStyle({ '@media': { [media.desktop]: { display: 'none' } } });

export const toggleButton = componentStyle({
  '@media': { [`not ${media.largePhone}`]: { paddingInline: 0, inlineSize: vars.size.target } },
});

/** Without room for it next to the header's content, the icon remains. */
export const toggleLabel = componentStyle({
  '@media': { [`not ${media.largePhone}`]: visuallyHidden },
});

/** Navigation panel in the top layer, until there is room for it next to the page. */
export const side = componentStyle({
  insetBlock: 0,
  insetInlineStart: 0,
  insetInlineEnd: 'auto',
  blockSize: '100%',
  maxBlockSize: 'none',
  inlineSize: `min(${vars.size.columnWide}, 100%)`,
  margin: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.s,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: 0,
  borderInlineEnd: line,
  background: surface.default,
  color: text.default,
  boxShadow: vars.shadow.raised,
  selectors: { '&::backdrop': { background: scrim } },
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      insetBlockStart: vars.size.navigation,
      insetBlockEnd: 'auto',
      // The navigation has at least its height.
      display: 'grid',
      inlineSize: 'auto',
      // Aligns the links with the name of the app.
      paddingInline: `calc(${gutter} - ${vars.space.s})`,
      blockSize: `calc(100dvb - ${vars.size.navigation})`,
      boxShadow: 'none',
      selectors: {
        [inSide]: {
          position: 'static',
          flex: 1,
          minBlockSize: 0,
          blockSize: 'auto',
          borderInlineEnd: 0,
        },
      },
    },
    [media.print]: { display: 'none' },
  },
});

export const close = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  marginBlockEnd: vars.space.s,
  '@media': { [media.desktop]: { display: 'none' } },
});

export const main = componentStyle({
  minInlineSize: 0,
  paddingBlock: vars.space.l,
  paddingInline: gutter,
  outline: 'none',
  '@media': {
    [media.desktop]: {
      selectors: {
        [`${column.side} ~ &`]: {
          gridRow: '1 / -1',
          paddingBlock: vars.space.s,
          paddingInline: vars.space.m,
        },
      },
    },
  },
  selectors: {
    [focusVisible]: { ...focusRing, outlineOffset: `calc(-1 * ${vars.border.thick})` },
  },
});
