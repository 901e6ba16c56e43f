import { textSpacing } from './textSpacing.ts';

/** Preferences of a system that the toolbar simulates, and the media feature of each. */
const features = {
  forcedColors: ['(forced-colors: active)', '(forced-colors: none)'],
  reducedMotion: ['(prefers-reduced-motion: reduce)', '(prefers-reduced-motion: no-preference)'],
  moreContrast: ['(prefers-contrast: more)', '(prefers-contrast: no-preference)'],
} as const;

export type Preference = keyof typeof features;

export const isPreference = (value: unknown): value is Preference =>
  typeof value === 'string' && Object.hasOwn(features, value);

const isOn = '(min-width: 0px)';
const isOff = '(max-width: 0px)';

/** Condition of each media rule as it was written. */
const written = new WeakMap<CSSMediaRule, string>();

/** All rules of the page, including those in layers and conditions. */
function* everyRule(rules: CSSRuleList): Generator<CSSRule> {
  for (const rule of rules) {
    yield rule;
    if ('cssRules' in rule) yield* everyRule(rule.cssRules as CSSRuleList);
  }
}

const palette = document.createElement('style');

/**
 * Colours of a system with forced colours, except where a component keeps its own.
 * @see https://www.w3.org/TR/css-color-adjust-1/#forced
 */
const paletteExcept = (selectors: readonly string[]) => {
  const own = [...selectors, 'svg *'].join();
  const forced = `:not(${own})`;
  return `${forced}, ${forced}::before, ${forced}::after {
    color: CanvasText !important; border-color: CanvasText !important; outline-color: Highlight !important;
    box-shadow: none !important; text-shadow: none !important; background-image: none !important;
    background-color: Canvas !important;
  }
  :is(a[href], a[href] *)${forced} { color: LinkText !important }
  :is(button, button *)${forced} { color: ButtonText !important; background-color: ButtonFace !important }
  :is(:disabled, [aria-disabled=true])${forced} { color: GrayText !important }`;
};

/**
 * Simulates preferences by rewriting the conditions of the page's stylesheets. Scripts that ask `matchMedia` and the
 * browser's own controls still follow the system.
 */
export function simulateMedia(preferences: ReadonlySet<Preference>, hasTextSpacing: boolean): void {
  const ownColors: string[] = [];
  for (const { cssRules } of document.styleSheets) {
    for (const rule of everyRule(cssRules)) {
      if (rule instanceof CSSMediaRule) {
        const condition = written.get(rule) ?? rule.media.mediaText;
        written.set(rule, condition);
        let simulated = condition;
        for (const preference of preferences) {
          const [on, off] = features[preference];
          simulated = simulated.replaceAll(on, isOn).replaceAll(off, isOff);
        }
        if (rule.media.mediaText !== simulated) rule.media.mediaText = simulated;
      } else if (
        rule instanceof CSSStyleRule &&
        rule.style.getPropertyValue('forced-color-adjust') === 'none' &&
        !rule.selectorText.includes('::')
      ) {
        ownColors.push(rule.selectorText, `${rule.selectorText} *`);
      }
    }
  }
  palette.textContent = preferences.has('forcedColors') ? paletteExcept(ownColors) : '';
  if (palette.textContent !== '') document.head.append(palette);
  else palette.remove();
  if (hasTextSpacing) document.head.append(textSpacing);
  else textSpacing.remove();
}
