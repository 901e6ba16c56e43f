import { dark, light, theme } from '@heldermatch/tokens';
import { create } from 'storybook/theming';
import { logoOf } from '../apps/site/discovery/logo.ts';

export type Scheme = 'light' | 'dark';

type Colors = typeof light | typeof dark;

function themeOf(base: Scheme, colors: Colors) {
  const logo = logoOf(
    { marker: colors.marker.default, marked: colors.marker.text, rest: colors.text.default },
    32,
  );
  return create({
    base,
    brandTitle: 'Heldermatch UI',
    brandImage: `data:image/svg+xml,${encodeURIComponent(logo.svg)}`,
    brandUrl: './?path=/docs/introductie--docs',
    brandTarget: '_self',
    fontBase: theme.font.family,
    colorPrimary: colors.action.default,
    colorSecondary: colors.action.default,
    appBg: colors.surface.warm,
    appContentBg: colors.surface.default,
    appPreviewBg: colors.surface.default,
    appBorderColor: colors.border.subtle,
    barBg: colors.surface.default,
    inputBg: colors.surface.default,
    inputBorder: colors.border.default,
    inputTextColor: colors.text.default,
    textColor: colors.text.default,
    textMutedColor: colors.text.muted,
    barTextColor: colors.text.muted,
    barSelectedColor: colors.action.default,
    barHoverColor: colors.action.hover,
  });
}

/** Themes of Storybook's interface and documentation pages, with our tokens. */
export const storybookThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };

/** Media query for the dark scheme of the system. */
export const prefersDark = matchMedia('(prefers-color-scheme: dark)');
