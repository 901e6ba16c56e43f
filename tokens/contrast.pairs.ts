import { modeLrgb, modeRgb, useMode as register, wcagContrast } from 'culori/fn';

interface ColorTree {
  readonly [name: string]: string | ColorTree;
}

/** One foreground on one background, and the WCAG 2 contrast that it must reach in every theme. */
export interface ContrastPair {
  /** Colour role, for example `text.muted`. */
  foreground: string;
  background: string;
  /** 7 for text (WCAG 2.2, 1.4.6), 3 for controls, icons and borders that carry meaning (1.4.11). */
  ratio: 3 | 7;
  /** Where the pair is drawn in one theme only. @default both */
  theme?: 'dark';
}

const pages = ['surface.default', 'surface.warm', 'surface.raised'];
const feedback = ['critical', 'positive', 'caution', 'info'];

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
    // Elsewhere the tone colours an icon or a border, and the words beside it are `text.default`.
    ...pairs([`feedback.${tone}.default`], [`feedback.${tone}.surface`, 'surface.warm'], 3),
  ]),
  // A band of ink is dark in the light theme too.
  ...[
    ...pairs(['text.default', 'text.muted', 'action.default'], ['surface.ink'], 7),
    ...pairs(['border.default', 'focus.ring'], ['surface.ink'], 3),
  ].map((pair) => ({ ...pair, theme: 'dark' as const })),
];

for (const mode of [modeRgb, modeLrgb]) register(mode);

/** The contrast of two colours, from 1 to 21, by the formula of WCAG 2. */
export const contrastOf = (foreground: string, background: string): number =>
  wcagContrast(foreground, background);

/** The colours of a theme by their role: `text.muted`. */
export function byRole(colors: ColorTree, group = ''): Record<string, string> {
  return Object.assign(
    {},
    ...Object.entries(colors).map(([name, node]) =>
      typeof node === 'string' ? { [group + name]: node } : byRole(node, `${group}${name}.`),
    ),
  ) as Record<string, string>;
}
