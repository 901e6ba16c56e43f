import { browserslistToTargets, transform } from 'lightningcss';
import { browsers } from '@heldermatch/facts';

// browserslist expects 'chrome 123' instead of 'chrome123'. Without targets the output has syntax for newer browsers
// only.
const targets = browserslistToTargets(browsers.map((browser) => browser.replace(/\d/, ' $&')));

/** Minified styles without some classes and custom properties. */
const without = (css: string, unusedSymbols: string[]) =>
  transform({
    filename: 'document.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols,
  }).code.toString();

/**
 * Styles of a document: the site's styles without the classes and custom properties that the document doesn't use.
 * @param css - Styles of the whole site.
 * @param html - HTML of the document.
 */
export function stylesOf(css: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g));
  const classes = Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name);
  const styles = without(
    css,
    classes.filter((name) => !words.has(name)),
  );
  const declared = Array.from(styles.matchAll(/(--[\w-]+):/g), ([, name = '']) => name);
  const used = new Set((styles + html).match(/--[\w-]+(?!:|[\w-])/g));
  return without(
    styles,
    declared.filter((name) => !used.has(name)),
  );
}
