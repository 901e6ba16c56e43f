import { browserslistToTargets, transform } from 'lightningcss';
import { browsers } from '@heldermatch/facts';

// To it, 'chrome123' is 'chrome 123'. Without them it writes what only newer browsers read.
const targets = browserslistToTargets(browsers.map((browser) => browser.replace(/\d/, ' $&')));

/** What a document says of how it looks. */
export interface Styles {
  /** Which file its typeface comes from: the same on every page. */
  typeface: string;
  /** Which fonts of the visitor's own stand in for it: the same on every page. */
  standIns: string;
  rest: string;
}

/**
 * The styles of a document, without classes that can't be on it. What only the styles know has a short name in them:
 * the variables of the tokens.
 * @param css - the styles of everything that its page imports.
 * @param texts - what names the classes that can: its HTML, and the code of all that draws on it.
 */
export function stylesOf(css: string, texts: readonly string[]): Styles {
  const words = new Set(texts.flatMap((text) => text.match(/[\w-]+/g) ?? []));
  const classes = Array.from(css.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name);
  const { code } = transform({
    filename: 'document.css',
    code: Buffer.from(css),
    minify: true,
    targets,
    unusedSymbols: classes.filter((name) => !words.has(name)),
  });
  const short = new Map<string, string>();
  let typeface = '';
  let standIns = '';
  const rest = code
    .toString()
    .replaceAll(/@font-face\{[^}]*\}/g, (rule) => {
      if (rule.includes('url(')) typeface += rule;
      else standIns += rule;
      return '';
    })
    .replaceAll(/--hm-[\w-]+/g, (name) => {
      if (words.has(name)) return name;
      if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`);
      return short.get(name) ?? name;
    });
  return { typeface, standIns, rest };
}
