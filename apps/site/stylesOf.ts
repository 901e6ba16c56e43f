import {
  browserslistToTargets,
  transform,
  type Selector,
  type SelectorComponent,
  type Visitor,
} from 'lightningcss';
import { browsers } from '@heldermatch/facts';

// browserslist expects 'chrome 123' instead of 'chrome123'. Without targets the output has syntax for newer browsers
// only.
const targets = browserslistToTargets(browsers.map((browser) => browser.replace(/\d/, ' $&')));

/** Minified styles without some custom properties, animations and selectors. */
const without = (css: string, unusedSymbols: string[], visitor: Visitor<never> = {}) =>
  transform({
    visitor,
    filename: 'document.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols,
  }).code.toString();

/**
 * Attributes that scripts set only after hydration, when the page has all styles of the site: the states of React Aria,
 * and those of evidence.
 */
const later =
  /^(?:aria-disabled|data-(?:hovered|pressed|focused|focus-visible|selected|disabled|pending|evidence|line|marks|reference))$/;

/** Whether the document can have an element with this class or attribute before hydration. */
function isPresent(part: SelectorComponent, html: string, words: ReadonlySet<string>): boolean {
  if (part.type === 'class') return words.has(part.name);
  if (part.type !== 'attribute' || !later.test(part.name)) return true;
  const value = part.operation?.operator === 'equal' ? `${part.operation.value}"` : '';
  return html.includes(` ${part.name}="${value}`);
}

/** The selectors that can match, and within them only the alternatives that can. */
function matching(selectors: Selector[], isPossible: (part: SelectorComponent) => boolean) {
  return selectors.flatMap((selector): Selector[] => {
    const parts = selector.map((part) =>
      part.type === 'pseudo-class' &&
      (part.kind === 'is' || part.kind === 'where' || part.kind === 'has')
        ? { ...part, selectors: matching(part.selectors, isPossible) }
        : part,
    );
    const canMatch = parts.every((part) =>
      part.type === 'pseudo-class' && 'selectors' in part
        ? part.selectors?.length !== 0
        : isPossible(part),
    );
    return canMatch ? [parts] : [];
  });
}

/**
 * Styles of a document: the site's styles without the classes, custom properties and animations that the document
 * doesn't use, and without the states that it doesn't have before hydration.
 * @param css - Styles of the whole site.
 * @param html - HTML of the document.
 */
export function stylesOf(css: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g));
  const styles = without(css, [], {
    Selector: (selector) => matching([selector], (part) => isPresent(part, html, words)),
  });
  const declared = Array.from(styles.matchAll(/(--[\w-]+):/g), ([, name = '']) => name);
  const used = new Set((styles + html).match(/--[\w-]+(?!:|[\w-])/g));
  const animations = Array.from(styles.matchAll(/@keyframes ([\w-]+)/g), ([, name = '']) => name);
  return without(styles, [
    ...declared.filter((name) => !used.has(name)),
    ...animations.filter((name) => styles.split(name).length === 2),
  ]);
}
