import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes as sent, with brotli, by the name of a document or of a kind of file. */
export type Weights = Readonly<Record<string, number>>;

/** Weighs a built site: each document, and all scripts, styles and typefaces together. */
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
