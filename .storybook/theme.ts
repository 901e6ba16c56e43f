import { dark, light, theme } from '@heldermatch/tokens';
import { create } from 'storybook/theming';
import { wordmark } from '../apps/site/src/shell/wordmark.ts';

export type Scheme = 'light' | 'dark';

type Colors = typeof light | typeof dark;

/** Logo of the site as an image, with the shape of its outlines in units of 1/200 em. */
function logoOf({ marker, text }: Colors): string {
  const { marked, rest } = wordmark.outlines ?? {};
  if (marked === undefined || rest === undefined) return '';
  const padding = 44;
  const start = padding * 2 + marked.width + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -24 ${start + rest.width} 248">
    <rect y="-14" width="${start - 8}" height="228" rx="24" fill="${marker.default}"/>
    <path transform="translate(${padding})" fill="${marker.text}" d="${marked.path}"/>
    <path transform="translate(${start})" fill="${text.default}" d="${rest.path}"/>
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const themeOf = (base: Scheme, colors: Colors) =>
  create({
    base,
    brandTitle: 'Heldermatch UI',
    brandImage: logoOf(colors),
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

/** Themes of Storybook's interface and documentation pages, with our tokens. */
export const storybookThemes = { light: themeOf('light', light), dark: themeOf('dark', dark) };

/** Media query for the dark scheme of the system. */
export const prefersDark = matchMedia('(prefers-color-scheme: dark)');
