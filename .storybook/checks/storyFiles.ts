// All files of stories, and what the CSS of their components does: there they are looked at once more.
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Absolute paths. */
export const storyFiles = globSync(
  ['packages/ui/{docs,src}/**/*.stories.tsx', 'apps/{site,desk}/stories/*.stories.tsx'],
  { cwd: root },
).map((file) => join(root, file));

/** What a file of stories is of: `Button`. */
export const componentOf = (file: string) => basename(file, '.stories.tsx');

/** The code of a story's folder, and what that imports from the library's inside and of other components' CSS. */
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

/** Whether it shows whole pages of an app. */
export const isPage = (file: string) => /\/apps\/\w+\/stories\//.test(file);

/** A whole page, or what looks different on a narrow screen or without a mouse. */
export const hasPhone = (file: string) =>
  isPage(file) ||
  /media\.(?:phone|largePhone|tablet|desktop|touch)|(?:hover|pointer):/.test(codeOf(file));

/** Whether it has a say in forced colours: elsewhere the browser chooses them all. */
export const hasForcedColors = (file: string) => /forcedColor|forced-color/.test(codeOf(file));

/** The components whose stories are looked at in every way: `*` stands for all. */
const thorough = process.env['THOROUGH']?.split(',') ?? [];

export const isThorough = (component: string) =>
  thorough.includes('*') || thorough.includes(component);
