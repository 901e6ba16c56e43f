// All story files, and which of them have styles for forced colours.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Absolute paths of all story files. */
export const storyFiles = globSync(
  ['packages/ui/{docs,src}/**/*.stories.tsx', 'apps/{site,desk}/stories/*.stories.tsx'],
  { cwd: root },
).map((file) => join(root, file));

/** Component of a story file, such as `Button`. */
export const componentOf = (file: string) => basename(file, '.stories.tsx');

/** Code of a story's folder, with its imports of internal modules and of other components' CSS. */
function codeOf(story: string): string {
  const folder = dirname(story);
  const seen = new Map<string, string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    const text = readFileSync(file, 'utf8');
    seen.set(file, text);
    for (const [, path = ''] of text.matchAll(/'(\.[^']*)\.js'/g)) {
      const target = join(dirname(file), path);
      if (!target.endsWith('.css') && !target.split(sep).includes('internal')) continue;
      const found = [`${target}.ts`, `${target}.tsx`].find(existsSync);
      if (found !== undefined) visit(found);
    }
  };
  for (const name of readdirSync(folder)) if (/\.tsx?$/.test(name)) visit(join(folder, name));
  return [...seen.values()].join('\n');
}

/** Whether a file has stories of whole pages of an app. */
export const isPage = (file: string) => /\/apps\/\w+\/stories\//.test(file);

/** Whether it has styles for forced colours; otherwise the browser chooses all colours. */
export const hasForcedColors = (file: string) => /forcedColor|forced-color/.test(codeOf(file));

/** Components whose stories are checked in every way; `*` means all. */
const thorough = process.env['THOROUGH']?.split(',') ?? [];

export const isThorough = (component: string) =>
  thorough.includes('*') || thorough.includes(component);
