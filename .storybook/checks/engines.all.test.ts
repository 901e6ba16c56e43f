// One story of each interactive component in Firefox and in WebKit: its play function, and what the console says.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureEngines } from '../../.workspace/engines.ts';
import type { Engine, Tab } from '../../.workspace/engines/engine.ts';
import { patience } from '../../.workspace/patience.ts';

interface Entry {
  id: string;
  type: 'docs' | 'story';
  exportName?: string;
  importPath: string;
  tags?: string[];
}

const engines = ensureEngines();
const isTried = engines.some(({ missing }) => missing === undefined);
const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'heldermatch-engines-'));

/** Runs before anything else on the page: WebDriver does not tell what the console says. */
const listener = `<script>
  window.asyncUtilTimeout = ${patience(2)};
  window.complaints = [];
  const tell = (...words) => window.complaints.push(words.map(String).join(' '));
  const { error } = console;
  console.error = (...words) => { tell(...words); error.apply(console, words); };
  addEventListener('error', ({ message }) => tell(message));
  addEventListener('unhandledrejection', ({ reason }) => tell(reason));
</script>`;

/** Builds Storybook as it is published. @returns its stories */
function build(): Entry[] {
  const args = ['build', '--quiet', '--disable-telemetry', '--output-dir', folder];
  const { status, stdout, stderr } = spawnSync('storybook', args, {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
  });
  if (status !== 0) throw new Error(`Storybook could not be built.\n${stdout}\n${stderr}`);
  const page = join(folder, 'iframe.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', `<head>${listener}`));
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>;
  };
  return Object.values(entries).filter(({ type }) => type === 'story');
}

/** The code of a story: from its export to the next one. */
function codeOf({ importPath, exportName = '' }: Entry): string {
  const [, after = ''] = readFileSync(join(root, importPath), 'utf8').split(
    new RegExp(`^export const ${exportName}\\b`, 'm'),
  );
  return after.split(/^export const /m)[0] ?? '';
}

/** Whether a story shows a visitor who does something. */
const isInteractive = (story: Entry) =>
  story.tags?.includes('play-fn') === true && /\buserEvent\b/.test(codeOf(story));

/** The first interactive story of each file. */
function interactiveOf(stories: readonly Entry[]): Entry[] {
  const first = new Map<string, Entry>();
  for (const story of stories) {
    if (!first.has(story.importPath) && isInteractive(story)) first.set(story.importPath, story);
  }
  return [...first.values()];
}

/** Stories that an engine can't play, each with the reason. */
const exempt: Record<string, Record<string, string>> = {
  Firefox: {},
  WebKit: {},
};

const stories = isTried ? interactiveOf(build()) : [];
let server: PreviewServer;

beforeAll(async () => {
  server = await preview({
    configFile: false,
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

test.skipIf(!isTried)('most components have an interactive story', () => {
  expect(stories.length).toBeGreaterThan(60);
});

describe.each(engines)('$name', ({ name, missing, start }) => {
  let engine: Engine;
  let tab: Tab;

  beforeAll(async () => {
    if (missing !== undefined) return;
    engine = await start();
    tab = await engine.newTab();
  }, patience(60));

  afterAll(async () => {
    if (missing === undefined) await engine.stop();
  }, patience(60));

  test
    .skipIf(missing !== undefined)
    .for(stories.filter(({ id }) => exempt[name]?.[id] === undefined))(
    '$id',
    { timeout: patience(30) },
    async ({ id }) => {
      await tab.goto(`${server.resolvedUrls?.local[0]}iframe.html?viewMode=story&id=${id}`);
      const end = () =>
        tab.evaluate(`(() => {
          const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
          const ends = ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'storyMissing', 'storyRendered'];
          const event = ends.find((name) => channel?.last(name));
          if (event === undefined) return 'under way';
          return event === 'storyRendered' ? event : event + ' ' + (channel.last(event)[0]?.message ?? '');
        })()`);
      await expect.poll(end, { timeout: patience(20) }).not.toBe('under way');
      expect(await end()).toBe('storyRendered');
      expect(await tab.evaluate('window.complaints')).toEqual([]);
    },
  );
});
