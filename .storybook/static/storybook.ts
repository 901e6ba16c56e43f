// The static Storybook as a designer opens it, for checks and visual snapshots.
import { existsSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { preview } from 'vite';
import { patience } from '@heldermatch/tooling/patience';
import { host } from '@heldermatch/tooling/ports';
import { root, run } from '../../.workspace/run.ts';
import { viewports } from '../viewports.ts';

/** Story or documentation page in Storybook's index. */
export interface Entry {
  id: string;
  type: 'docs' | 'story';
  title: string;
  importPath: string;
  exportName?: string;
  tags?: string[];
}

/** Builds the Storybook of a checkout into a folder. */
export const buildStorybook = (folder: string, cwd: string): Promise<void> =>
  run(
    'pnpm',
    ['exec', 'storybook', 'build', '--quiet', '--disable-telemetry', '--output-dir', folder],
    {
      cwd,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    },
  );

const readJson = (...path: string[]): unknown => JSON.parse(readFileSync(join(...path), 'utf8'));

export const entriesOf = (folder: string): Entry[] =>
  Object.values((readJson(folder, 'index.json') as { entries: Record<string, Entry> }).entries);

const sourceOf = ({ importPath }: Entry) => readFileSync(join(root, importPath), 'utf8');

/** Code of a story: from its export to the next one. */
export function codeOf(story: Entry): string {
  const [, after = ''] = sourceOf(story).split(
    new RegExp(`^export const ${story.exportName ?? ''}\\b`, 'm'),
  );
  return after.split(/^export const /m)[0] ?? '';
}

/** Size of the viewport in which a story plays, in CSS pixels. The built page doesn't set it. */
export function viewportOf(story: Entry): { width: number; height: number } {
  // The globals are in the story, or in a constant of its file.
  const [, inline = '', constant = ''] = /globals: (?:(\{.*\})|(\w+)),/.exec(codeOf(story)) ?? [];
  const [, shared = ''] =
    new RegExp(`^const ${constant} = (.*);$`, 'm').exec(sourceOf(story)) ?? [];
  const [, name = ''] = /viewport: \{ value: '(\w+)' \}/.exec(inline + shared) ?? [];
  const { [name]: viewport = { styles: { width: '1280px', height: '800px' } } } =
    viewports as Record<string, { styles: { width: string; height: string } }>;
  const { width, height } = viewport.styles;
  return { width: Number.parseInt(width), height: Number.parseInt(height) };
}

/** Expression for the event with which Storybook ended a story, if it has. */
export const storyEnd = `['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'storyRendered']
  .find((event) => window.__STORYBOOK_ADDONS_CHANNEL__?.last(event))`;

/** Serves a built Storybook, with this file as the page for its stories and documentation. */
export async function serveStorybook(folder: string, file = 'iframe.html') {
  const server = await preview({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host, port: 0 },
  });
  const addressOf = (id: string, view: 'docs' | 'story') =>
    `${server.resolvedUrls?.local[0]}${file}?viewMode=${view}&id=${id}&patience=${patience(5)}`;
  return { addressOf, close: () => server.close() };
}

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/**
 * Reads which built files a story file depends on. Their names contain content hashes, so two builds with the same
 * names render the same stories.
 *
 * @returns a function from an import path to these names; undefined if the build has no manifest or the file has no
 * stories.
 */
export function filesBehind(folder: string): (importPath: string) => string | undefined {
  if (!existsSync(join(folder, '.vite/manifest.json'))) return () => undefined;
  const manifest = readJson(folder, '.vite/manifest.json') as Record<string, Chunk>;
  // Every story also depends on the files of the preview.
  const shared = Object.keys(manifest).filter((key) => manifest[key]?.name === '.storybook');
  return (importPath) => {
    // Two files may share a name. The chunk of a file with documentation has no other key.
    const story = basename(importPath, extname(importPath));
    const entries = Object.keys(manifest).filter((key) => manifest[key]?.name === story);
    if (entries.length === 0 || shared.length === 0) return undefined;
    const names = new Set<string>();
    const visited = new Set<string>();
    const visit = (key: string) => {
      const chunk = manifest[key];
      if (chunk === undefined || visited.has(key)) return;
      visited.add(key);
      for (const name of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])])
        names.add(name);
      for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next);
    };
    for (const key of [...entries, ...shared]) visit(key);
    return [...names].toSorted().join('\n');
  };
}
