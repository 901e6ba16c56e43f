import { compact, dark, light, theme as standard, variables } from '@heldermatch/tokens';
import { byRole, contrastOf, contrastPairs } from '@heldermatch/tokens/contrast';
import type { ColorRole, ThemeColors } from './colors.js';
import { nearest, toHex, toOklch, type Oklch } from './oklch.js';

// Bundlers replace `process.env.NODE_ENV` with its value, and need it in this form.
declare const process: { env: { NODE_ENV?: string } };

const schemes = ['light', 'dark'] as const;
export type Scheme = (typeof schemes)[number];
type Source = 'brand' | 'neutral' | 'paper' | 'marker';

export interface ThemeOptions {
  /**
   * Colour of links and primary buttons. Its lightness is adjusted when the contrast requires it.
   * @default the teal of Heldermatch
   */
  brand?: string | undefined;
  /**
   * Source of the hue and chroma of text, borders and surfaces: `#808080` makes them grey.
   * @default the ink of Heldermatch
   */
  neutral?: string | undefined;
  /**
   * Background of bands that differ from the page, in the light theme.
   * @default of the neutral, or else the paper of Heldermatch
   */
  paper?: string | undefined;
  /**
   * Marker pen: evidence, and decisions of a person.
   * @default the yellow of Heldermatch
   */
  marker?: string | undefined;
  /**
   * Density of the layout. `compact` is for people who use the app all day with a mouse: controls of 36 px instead of
   * 44.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
  /**
   * CSS font stack: `'Inter, system-ui, sans-serif'`. Load the font files yourself.
   * @default Atkinson Hyperlegible Next
   */
  fontFamily?: string | undefined;
  /** Exact colours of the light theme, which override the derived ones. */
  light?: Partial<ThemeColors> | undefined;
  /** Exact colours of the dark theme, which override the derived ones. */
  dark?: Partial<ThemeColors> | undefined;
}

/** Theme as plain data: a server component can pass it on, and it can be serialised as JSON. */
export interface Theme {
  /** Hash of the theme. Equal themes have the same id. */
  id: string;
  light: ThemeColors;
  dark: ThemeColors;
  /** All custom properties that differ between themes, for a `style` or for `cssOf`. */
  variables: Readonly<Record<`--${string}`, string>>;
}

/** Colour pair of a theme with too little contrast. */
export interface ContrastViolation {
  theme: Scheme;
  foreground: ColorRole;
  background: ColorRole;
  /** Contrast ratio, 1 to 21, as defined by WCAG 2. */
  ratio: number;
  /** 7 for text (WCAG 2.2, 1.4.6), 3 for controls, icons and borders that carry meaning (1.4.11). */
  requiredRatio: number;
  /** Nearest foreground with enough contrast, if any. */
  suggestion: string | undefined;
}

const base = {
  light: byRole(light) as Record<ColorRole, string>,
  dark: byRole(dark) as Record<ColorRole, string>,
};

/** Every role and the source of its hue, in order of derivation. Each role has to contrast with those before it. */
const sources: readonly (readonly [ColorRole, Source?])[] = [
  ['surface.default', 'neutral'],
  ['surface.warm', 'paper'],
  ['surface.raised', 'neutral'],
  ['surface.ink', 'neutral'],
  ['surface.hover', 'neutral'],
  ['feedback.critical.surface'],
  ['feedback.positive.surface'],
  ['feedback.caution.surface'],
  ['feedback.info.surface'],
  ['text.default', 'neutral'],
  ['text.muted', 'neutral'],
  ['text.onAction', 'neutral'],
  ['action.subtle', 'brand'],
  ['action.default', 'brand'],
  ['action.hover', 'brand'],
  ['action.pressed', 'brand'],
  ['marker.text', 'neutral'],
  ['marker.default', 'marker'],
  ['border.default', 'neutral'],
  ['border.subtle', 'neutral'],
  ['focus.ring', 'neutral'],
  ['feedback.critical.default'],
  ['feedback.positive.default'],
  ['feedback.caution.default'],
  ['feedback.info.default'],
  ['chart.1', 'brand'],
  ['chart.2'],
  ['chart.3'],
  ['chart.4'],
  ['chart.5'],
  ['chart.6', 'neutral'],
  ['scrim', 'neutral'],
  ['shadow.near', 'neutral'],
  ['shadow.far', 'neutral'],
];

const pairsOf = (scheme: Scheme) =>
  contrastPairs.filter(({ theme }) => theme === undefined || theme === scheme) as readonly {
    foreground: ColorRole;
    background: ColorRole;
    ratio: number;
  }[];

/**
 * Parses a colour.
 * @param name Name for the error message.
 */
function parseColor(color: string, name: string): Oklch {
  const oklch = toOklch(color);
  if (oklch !== undefined) return oklch;
  throw new Error(
    `createTheme: ${name} is '${color}', which is not a colour. Write it as CSS does: '#0b5c5a', 'rgb(11 92 90)' or 'oklch(0.43 0.07 193)'.`,
  );
}

/** Heldermatch's own colour of each option. */
const models: Record<Source, Oklch> = {
  brand: parseColor(light.action.default, 'brand'),
  neutral: parseColor(light.text.default, 'neutral'),
  paper: parseColor(light.surface.warm, 'paper'),
  marker: parseColor(light.marker.default, 'marker'),
};

const isSurface = (role: ColorRole) => role.includes('surface');

/** Preferred lightness of a role, before any adjustment for contrast. */
function lightnessOf(
  role: ColorRole,
  source: Source,
  scheme: Scheme,
  given: Oklch,
  settled: Partial<ThemeColors>,
): number {
  const own = parseColor(base[scheme][role], role).l;
  // Light enough for dark text.
  if (source === 'paper') return Math.max(given.l, 0.94);
  if (source === 'marker') return own + given.l - models.marker.l;
  if (role === 'action.default') return scheme === 'light' ? given.l : own;
  const { 'action.default': action } = settled;
  if (source === 'neutral' || action === undefined) return own;
  // Hover and pressed colours differ from the button as in the standard theme, or in the other direction without room.
  const step = own - parseColor(base[scheme]['action.default'], role).l;
  const from = parseColor(action, role).l;
  return from + step < 0 || from + step > 1 ? from - step : from + step;
}

function derive(scheme: Scheme, options: ThemeOptions): ThemeColors {
  const exact = options[scheme] ?? {};
  for (const [role, color] of Object.entries(exact)) {
    if (!(role in base[scheme])) throw new Error(`createTheme: ${scheme} has no role '${role}'.`);
    parseColor(color, `${scheme}['${role}']`);
  }
  const pairs = pairsOf(scheme);
  const settled: Partial<ThemeColors> = { ...exact };

  for (const [role, usual] of sources) {
    if (role in exact) continue;
    // In the dark theme these bands derive from the neutral.
    const isPaper = usual === 'paper' && scheme === 'light' && options.paper !== undefined;
    const source = usual === 'paper' && !isPaper ? 'neutral' : usual;
    const option = source && options[source];
    const own = parseColor(base[scheme][role], role);
    let wanted = own;
    if (source !== undefined && option !== undefined) {
      const given = parseColor(option, source);
      wanted = {
        l: Math.min(1, Math.max(0, lightnessOf(role, source, scheme, given, settled))),
        c: Math.min(given.c, (own.c * given.c) / models[source].c),
        h: given.h,
        alpha: own.alpha,
      };
    }
    const holds = (color: string) =>
      pairs.every(({ foreground, background, ratio }) => {
        const front = foreground === role ? color : settled[foreground];
        const back = background === role ? color : settled[background];
        if (foreground !== role && background !== role) return true;
        // A surface isn't adjusted for a foreground that is too pale: the foreground has to change.
        if (isSurface(role) && !isSurface(foreground)) return true;
        return front === undefined || back === undefined || contrastOf(front, back) >= ratio;
      });
    const first = wanted === own ? base[scheme][role] : toHex(wanted);
    settled[role] = holds(first) ? first : (nearest(wanted, holds) ?? first);
  }
  return settled as ThemeColors;
}

/** Lists all colour pairs of a theme with too little contrast. Empty for a valid theme. */
export function checkContrast(theme: Pick<Theme, Scheme>): readonly ContrastViolation[] {
  return schemes.flatMap((scheme) => {
    const { [scheme]: colors } = theme;
    return pairsOf(scheme).flatMap(({ foreground, background, ratio: requiredRatio }) => {
      const ratio = contrastOf(colors[foreground], colors[background]);
      if (ratio >= requiredRatio) return [];
      const suggestion = nearest(
        parseColor(colors[foreground], foreground),
        (hex) => contrastOf(hex, colors[background]) >= requiredRatio,
      );
      return [{ theme: scheme, foreground, background, ratio, requiredRatio, suggestion }];
    });
  });
}

function contrastErrorOf(violations: readonly ContrastViolation[], theme: Theme): string {
  const lines = violations.map(
    ({ theme: scheme, foreground, background, ratio, requiredRatio, suggestion }) => {
      const { [scheme]: colors } = theme;
      const pair = `${foreground} ${colors[foreground]} on ${background} ${colors[background]}`;
      const advice = suggestion === undefined ? `Change ${background}.` : `${suggestion} would do.`;
      return `  ${scheme}: ${pair} is ${ratio.toFixed(2)}:1 and needs ${requiredRatio}:1. ${advice}`;
    },
  );
  return [
    'createTheme: these colours are too close to each other:',
    ...lines,
    'Leave a colour out, and it is derived so that it holds.',
  ].join('\n');
}

/**
 * Hashes a string with 32-bit FNV-1a.
 * @see https://www.rfc-editor.org/rfc/rfc9923
 */
function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * Creates a theme: derives every role of both themes from a few colours. Derived colours keep their hue. Their
 * lightness is adjusted until all their pairs have enough contrast: 7 to 1 for text, 3 to 1 for meaningful graphics.
 * @throws When a colour is invalid or the density is unknown. In development also when exact colours have too little
 * contrast.
 */
export function createTheme(options: ThemeOptions = {}): Theme {
  const { density = 'comfortable' } = options;
  if (!['comfortable', 'compact'].includes(density)) {
    throw new Error(`createTheme: density is '${density}'. It is 'comfortable' or 'compact'.`);
  }
  const colors = { light: derive('light', options), dark: derive('dark', options) };
  const comfortable = byRole(standard);
  const sizes = density === 'compact' ? byRole(compact) : {};
  const names = byRole(variables);
  const values: Record<string, string> = {};
  for (const [role] of sources) {
    values[`color.${role}`] = `light-dark(${colors.light[role]}, ${colors.dark[role]})`;
  }
  for (const role of Object.keys(byRole(compact))) {
    values[role] = sizes[role] ?? comfortable[role] ?? '';
  }
  values['font.family'] = options.fontFamily ?? standard.font.family;
  // Refers to colour variables, so it has to be set again for this theme's colours.
  values['shadow.raised'] = standard.shadow.raised;

  const custom = Object.entries(values).map(
    ([role, value]) => [`--${names[role] ?? ''}`, value] as const,
  );
  const theme: Theme = {
    id: digest(custom.flat().join()),
    ...colors,
    variables: Object.fromEntries(custom),
  };
  if (process.env.NODE_ENV !== 'production') {
    const violations = checkContrast(theme);
    if (violations.length > 0) throw new Error(contrastErrorOf(violations, theme));
  }
  return theme;
}
