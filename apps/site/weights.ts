import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Compressed bytes (brotli), by document or kind of file. */
export type Weights = Readonly<Record<string, number>>;

/** Measures a built site: each document, and the totals of scripts, styles and typefaces. */
export function weighSite(dist: string): Weights {
  const weights: Record<string, number> = {};
  const weigh = (pattern: string, nameOf: (file: string) => string) => {
    for (const file of globSync(pattern, { cwd: dist })) {
      const name = nameOf(file);
      weights[name] = (weights[name] ?? 0) + statSync(join(dist, file)).size;
    }
  };
  weigh('**/*.html.br', (file) => file.replace(/\.br$/, ''));
  weigh('assets/*.js.br', () => 'all scripts');
  weigh('assets/*.css.br', () => 'all styles');
  weigh('assets/*.woff2', () => 'all typefaces');
  return weights;
}
