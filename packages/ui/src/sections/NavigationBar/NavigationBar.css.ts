import { style } from '@vanilla-extract/css';
import { gutter } from '../../styles/gutter.js';
import { sectionStyle } from '../../styles/layered.js';
import { media } from '../../styles/media.js';
import { focusRing, focusVisible, hovered, startMark } from '../../styles/states.js';
import { vars } from '../../styles/theme.css.js';

const { action, border, surface, text } = vars.color;

export const root = sectionStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.navigation,
  containerType: 'inline-size',
  // Excludes the bar from the cross-fade of a view transition.
  viewTransitionName: 'navigation-bar',
  background: surface.default,
  borderBlockEnd: `${vars.border.thin} solid ${border.subtle}`,
});

/** Container too narrow for name and button side by side: 320 px with text at 200 %. */
const tight = '(inline-size < 17rem)';
const tightHeight = `calc(2 * ${vars.size.target} + ${vars.space.s})`;

export const bar = sectionStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  minBlockSize: vars.size.navigation,
  '@container': { [tight]: { minBlockSize: tightHeight } },
});

export const toggle = sectionStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.s,
  border: `${vars.border.thin} solid ${border.default}`,
  borderRadius: vars.radius.m,
  background: 'transparent',
  color: text.default,
  fontWeight: vars.font.weight.medium,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: surface.hover },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.desktop]: { display: 'none' }, [media.print]: { display: 'none' } },
});

/** Only on paper, where a page has no address bar. */
export const address = sectionStyle({
  display: 'none',
  fontSize: vars.font.size.small,
  '@media': { [media.print]: { display: 'block' } },
});

const open = `${bar}:has(:popover-open) &`;
export const whenClosed = sectionStyle({ selectors: { [open]: { display: 'none' } } });
export const whenOpen = sectionStyle({
  display: 'none',
  selectors: { [open]: { display: 'block' } },
});

export const menu = sectionStyle({
  // Panel below the bar, in the top layer, until the links fit next to the name. As tall as the screen: a lower one would
  // end in the middle of the page's text.
  inset: `${vars.size.navigation} 0 auto 0`,
  inlineSize: '100%',
  blockSize: `calc(100dvb - ${vars.size.navigation})`,
  margin: 0,
  paddingBlock: vars.space.s,
  paddingInline: gutter,
  overflow: 'auto',
  border: 0,
  background: surface.default,
  color: text.default,
  '@media': {
    [media.desktop]: {
      position: 'static',
      display: 'block',
      inlineSize: 'auto',
      blockSize: 'auto',
      padding: 0,
      overflow: 'visible',
    },
    [media.print]: { display: 'none' },
  },
  '@container': {
    [tight]: {
      insetBlockStart: tightHeight,
      blockSize: `calc(100dvb - ${tightHeight})`,
    },
  },
});

export const list = sectionStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  '@media': {
    [media.desktop]: { flexDirection: 'row', alignItems: 'center', gap: vars.space.xxs },
  },
});

export const link = sectionStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.targetLarge,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.s,
  color: text.muted,
  fontSize: vars.font.size.small,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  textDecoration: 'none',
  selectors: {
    [hovered]: { background: surface.hover, color: text.default },
    [focusVisible]: focusRing,
    // A bar, and a heavier weight in the stacked list, so that the state doesn't depend on colour alone.
    '&[aria-current]': {
      color: text.default,
      fontWeight: vars.font.weight.medium,
      borderRadius: 0,
      boxShadow: startMark.ltr,
    },
    '&[aria-current]:dir(rtl)': {
      boxShadow: startMark.rtl,
    },
  },
  '@media': {
    [media.desktop]: {
      selectors: {
        '&[aria-current], &[aria-current]:dir(rtl)': {
          fontWeight: 'inherit',
          boxShadow: `inset 0 calc(-1 * ${vars.border.thick}) 0 ${action.default}`,
        },
      },
    },
    [media.forcedColors]: {
      // Forced colours remove shadows.
      selectors: { '&[aria-current]': { borderBlockEnd: `${vars.border.thick} solid LinkText` } },
    },
  },
});

const signedIn = ':root[data-signed-in] &';
export const visitorsLink = style([
  link,
  sectionStyle({ selectors: { [signedIn]: { display: 'none' } } }),
]);
export const usersLink = style([
  link,
  sectionStyle({ display: 'none', selectors: { [signedIn]: { display: 'flex' } } }),
]);

export const buttonItem = sectionStyle({
  paddingBlockStart: vars.space.xs,
  '@media': { [media.desktop]: { paddingBlockStart: 0, paddingInlineStart: vars.space.s } },
});
