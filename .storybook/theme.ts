import { light, theme } from '@heldermatch/tokens';
import { create } from 'storybook/theming';

/** Theme of Storybook's interface and documentation pages, with our tokens. It has one theme; the stories have two. */
export const storybookTheme = create({
  base: 'light',
  brandTitle: 'Heldermatch UI',
  fontBase: theme.font.family,
  colorPrimary: light.action.default,
  colorSecondary: light.action.default,
  appBg: light.surface.warm,
  appContentBg: light.surface.default,
  appPreviewBg: light.surface.default,
  appBorderColor: light.border.subtle,
  textColor: light.text.default,
  textMutedColor: light.text.muted,
  barTextColor: light.text.muted,
  barSelectedColor: light.action.default,
  barHoverColor: light.action.hover,
});
