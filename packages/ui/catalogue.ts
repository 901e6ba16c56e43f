// Reads which components the library has, from their stories and pages: for Storybook's sidebar and overviews.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = import.meta.dirname;

/** Component or section, as its story file and its page describe it. */
export interface CatalogueEntry {
  /** Such as `Button`. */
  name: string;
  kind: 'components' | 'sections';
  /** Group in Storybook, such as `Invoer`. Undefined if the title of its stories names no group. */
  group: string | undefined;
  /** Start of the ids of its stories, such as `componenten-button`. */
  id: string | undefined;
  /** `stabiel` or `experimenteel`. */
  status: string | undefined;
  /** First sentence of its purpose, in Dutch. */
  purpose: string;
  /** Path of its story file, from the root of the library. */
  file: string;
}

const first = (pattern: RegExp, text: string) => pattern.exec(text)?.[1];

/** Reads the entry of a story file. */
function readEntry(file: string): CatalogueEntry {
  const name = basename(file, '.stories.tsx');
  const stories = readFileSync(join(root, file), 'utf8');
  const page = readFileSync(join(root, file.replace('.stories.tsx', '.mdx')), 'utf8');
  return {
    name,
    kind: file.startsWith('src/sections/') ? 'sections' : 'components',
    group: first(new RegExp(`\\btitle: '([^'/]+)/${name}'`), stories),
    id: first(/\bid: '((?:componenten|secties)-\w+)'/, stories),
    status: first(/^Status: \*\*(\w+)\*\*$/m, page),
    purpose: first(/^## Doel\n+(.+?\.)(?: |$)/m, page) ?? '',
    file,
  };
}

/** Reads all entries, by kind and name. */
export const readCatalogue = (): CatalogueEntry[] =>
  globSync('src/{components,sections}/*/*.stories.tsx', { cwd: root }).toSorted().map(readEntry);
