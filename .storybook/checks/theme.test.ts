// A theme guarantees contrast, whatever colours are given.
import { dark, light, variables } from '@heldermatch/tokens';
import { byRole, contrastPairs } from '@heldermatch/tokens/contrast';
import { describe, expect, test, vi } from 'vitest';
import {
  checkContrast,
  createTheme,
  cssOf,
  type ThemeOptions,
} from '../../packages/ui/src/theme/index.ts';

const every = <One, Other>(ones: readonly One[], others: readonly Other[]) =>
  ones.flatMap((one) => others.map((other) => [one, other] as const));
const hues = [0, 45, 90, 135, 180, 225, 270, 315];
const brands = every(every([0.05, 0.35, 0.65, 0.95], [0, 0.1, 0.3]), hues).map(
  ([[lightness, chroma], hue]) => `oklch(${lightness} ${chroma} ${hue})`,
);

test.for(brands)('every pair has enough contrast with %s, in both themes', (color) => {
  const theme = createTheme({ brand: color, neutral: color, paper: color, marker: color });
  expect(checkContrast(theme)).toEqual([]);
  const { light: colors } = theme;
  const buttons = [colors['action.default'], colors['action.hover'], colors['action.pressed']];
  expect(new Set(buttons).size).toBe(3);
});

test('without colours it is the theme of Heldermatch', () => {
  const theme = createTheme();
  expect(theme.light).toEqual(byRole(light));
  expect(theme.dark).toEqual(byRole(dark));
});

test('a brand colour with enough contrast is unchanged', () => {
  expect(createTheme({ brand: '#7a1f5c' }).light['action.default']).toBe('#7a1f5c');
});

test('a theme is complete, so that it can be nested in another', () => {
  const compact = createTheme({ density: 'compact' });
  expect(Object.keys(createTheme().variables)).toEqual(Object.keys(compact.variables));
  const names = Object.values(byRole(variables.color)).map((name) => `--${name}`);
  expect(Object.keys(compact.variables)).toEqual(expect.arrayContaining(names));
  expect(compact.variables['--hm-size-target']).toBe('2.25rem');
});

test('a fixed colour stays exact, and the others adapt', () => {
  const exact = { 'surface.default': '#e0e0e0' };
  const theme = createTheme({ light: exact });
  expect(theme.light).toMatchObject(exact);
  expect(theme.light['text.muted']).not.toBe(light.text.muted);
  expect(checkContrast(theme)).toEqual([]);
});

describe('colours with too little contrast', () => {
  const tooClose: ThemeOptions = { light: { 'text.muted': '#8a8a8a' } };

  test('throw in development, with an explanation', () => {
    expect(() => createTheme(tooClose)).toThrow(
      /light: text\.muted #8a8a8a on surface\.default #fff is 3\.45:1 and needs 7:1\. #\w{6} would do\./,
    );
  });

  test('report the given colour, on an unchanged surface', () => {
    const pale: ThemeOptions = { light: { 'action.default': '#cccccc' } };
    expect(() => createTheme(pale)).toThrow(
      'light: action.default #cccccc on surface.default #fff',
    );
  });

  test('are returned in production by `checkContrast`, with a suggestion', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const theme = createTheme(tooClose);
    vi.unstubAllEnvs();
    const violations = checkContrast(theme);
    expect(violations).toHaveLength(
      contrastPairs.filter(({ foreground }) => foreground === 'text.muted').length - 1,
    );
    const [{ suggestion } = { suggestion: undefined }] = violations;
    expect(suggestion).toMatch(/^#\w{6}$/);
  });
});

test.for([
  [{ brand: 'blauw' }, "brand is 'blauw', which is not a colour"],
  [{ dark: { 'text.default': '#12' } }, "dark['text.default'] is '#12'"],
  [{ density: 'dense' }, "density is 'dense'"],
  [{ light: { 'text.quiet': '#123456' } }, "light has no role 'text.quiet'"],
] as const)('%j is rejected', ([options, words]) => {
  expect(() => createTheme(options as ThemeOptions)).toThrow(words);
});

test('its CSS applies to the given selector', () => {
  const css = cssOf(createTheme({ brand: '#7a1f5c' }), '.desk');
  expect(css).toMatch(
    /^@supports \(color: light-dark\(red, tan\)\)\{\.desk\{--hm-color-surface-default:light-dark\(#fff, #0e1627\);/,
  );
  expect(css).toContain('--hm-color-action-default:light-dark(#7a1f5c, ');
});
