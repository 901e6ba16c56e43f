import { browserslistToTargets, transform } from 'lightningcss';
import { browsers } from '@heldermatch/facts';

// To it, 'chrome123' is 'chrome 123'. Without them it writes what only newer browsers read.
const targets = browserslistToTargets(browsers.map((browser) => browser.replace(/\d/, ' $&')));

/**
 * The styles of a document: those of the whole site, without classes that are not on it.
 * @param css - the styles of the whole site.
 * @param html - the document.
 */
export function stylesOf(css: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g));
  const classes = Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name);
  const { code } = transform({
    filename: 'document.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols: classes.filter((name) => !words.has(name)),
  });
  return code.toString();
}
