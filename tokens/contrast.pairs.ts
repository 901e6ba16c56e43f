import { ColorSpace, contrastWCAG21, parse, sRGB } from 'colorjs.io/fn';
import { dark, light } from './themes.gen.ts';

/** One foreground on one background, and the WCAG 2 contrast that it must reach in every theme. */
export interface ContrastPair {
  /** Colour role, for example `text.muted`. */
  foreground: string;
  background: string;
  /** 7 for text (WCAG 2.2, 1.4.6), 3 for controls, icons and borders that carry meaning (1.4.11). */
  ratio: 3 | 7;
}

const pages = ['surface.default', 'surface.warm'];
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
    ...pairs([`feedback.${tone}.default`], ['surface.default'], 7),
    // Elsewhere the tone colours an icon or a border, and the words beside it are `text.default`.
    ...pairs([`feedback.${tone}.default`], [`feedback.${tone}.surface`, 'surface.warm'], 3),
  ]),
];

ColorSpace.register(sRGB);

const colors = { light, dark };

/** The colour of a role in a theme, for example `text.muted`. */
export function colorOf(theme: keyof typeof colors, role: string): string {
  const value = role
    .split('.')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], colors[theme]);
  if (typeof value !== 'string') throw new Error(`No colour role ${role}`);
  return value;
}

/** The contrast of a pair in a theme, from 1 to 21, by the formula of WCAG 2. */
export const contrastOf = (
  theme: keyof typeof colors,
  { foreground, background }: Pick<ContrastPair, 'foreground' | 'background'>,
): number => contrastWCAG21(parse(colorOf(theme, foreground)), parse(colorOf(theme, background)));
