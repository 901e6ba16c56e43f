import { modeLrgb, modeRgb, useMode as register, wcagContrast } from 'culori/fn';

interface ColorTree {
  readonly [name: string]: string | ColorTree;
}

/** Foreground and background with the WCAG 2 contrast that they need in every theme. */
export interface ContrastPair {
  /** Colour role, for example `text.muted`. */
  foreground: string;
  background: string;
  /** 7 for text (WCAG 2.2, 1.4.6), 3 for controls, icons and borders that carry meaning (1.4.11). */
  ratio: 3 | 7;
  /**
   * Only theme in which the pair is used.
   * @default both
   */
  theme?: 'dark';
}

const pages = ['surface.default', 'surface.warm', 'surface.raised'];
const feedback = ['critical', 'positive', 'caution', 'info'];
const charts = [1, 2, 3, 4, 5, 6].map((series) => `chart.${series}`);

const pairs = (
  foregrounds: readonly string[],
  backgrounds: readonly string[],
  ratio: 3 | 7,
): ContrastPair[] =>
  foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background, ratio })),
  );

export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(['text.default', 'text.muted'], [...pages, 'surface.hover'], 7),
  ...pairs(
    ['text.default', 'text.muted'],
    feedback.map((tone) => `feedback.${tone}.surface`),
    7,
  ),
  ...pairs(['text.onAction'], ['action.default', 'action.hover', 'action.pressed'], 7),
  ...pairs(['action.default', 'action.hover', 'action.pressed'], [...pages, 'action.subtle'], 7),
  ...pairs(['marker.text'], ['marker.default'], 7),
  ...pairs(['border.default', 'focus.ring'], pages, 3),
  ...feedback.flatMap((tone) => [
    ...pairs([`feedback.${tone}.default`], ['surface.default', 'surface.raised'], 7),
    // On other surfaces the tone is only used for icons and borders; their text is `text.default`.
    ...pairs([`feedback.${tone}.default`], [`feedback.${tone}.surface`, 'surface.warm'], 3),
  ]),
  ...pairs(charts, pages, 3),
  // An ink band is dark in the light theme too, so its pairs use the dark theme.
  ...[
    ...pairs(['text.default', 'text.muted', 'action.default'], ['surface.ink'], 7),
    ...pairs(['border.default', 'focus.ring', ...charts], ['surface.ink'], 3),
  ].map((pair) => ({ ...pair, theme: 'dark' as const })),
];

for (const mode of [modeRgb, modeLrgb]) register(mode);

/** Contrast ratio of two colours, 1 to 21, as defined by WCAG 2. */
export const contrastOf = (foreground: string, background: string): number =>
  wcagContrast(foreground, background);

/** Flattens the colours of a theme to a record by role: `text.muted`. */
export function byRole(colors: ColorTree, group = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(colors).map(([name, node]) =>
      typeof node === 'string' ? { [group + name]: node } : byRole(node, `${group}${name}.`),
    ),
  ) as Record<string, string>;
}
