import { theme, variables } from '@heldermatch/tokens';
import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { supportsColorSchemes } from '../theme/cssOf.js';
import { tokens } from './layers.css.js';
import { media } from './media.js';

/**
 * Design tokens by role, as CSS variables: `vars.color.text.muted`. Colours follow `color-scheme`, so any element can
 * be light or dark on its own.
 */
export const vars = createGlobalThemeContract(variables);

globalStyle(':root', {
  '@layer': {
    [tokens]: {
      colorScheme: 'light dark',
      '@supports': { [supportsColorSchemes]: { vars: assignVars(vars, theme) } },
    },
  },
});
// Paper has its own margins, at the sides enough for a punch, and no shadows.
globalStyle(':root', {
  '@layer': {
    [tokens]: {
      '@media': {
        [media.print]: {
          vars: {
            [vars.space.band]: vars.space.m,
            [vars.space.gutter]: '10mm',
            [vars.shadow.raised]: 'none',
          },
        },
      },
    },
  },
});
globalStyle('[data-theme="light"]', { '@layer': { [tokens]: { colorScheme: 'light' } } });
globalStyle('[data-theme="dark"]', { '@layer': { [tokens]: { colorScheme: 'dark' } } });
// A part in another scheme would mix two palettes of the system.
globalStyle('[data-theme]', {
  '@layer': { [tokens]: { '@media': { [media.forcedColors]: { colorScheme: 'light dark' } } } },
});
