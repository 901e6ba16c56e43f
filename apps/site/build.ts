// Builds the site: the client bundle, then the complete HTML of every route.
import { globSync, readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, build as viteBuild, type InlineConfig, type Manifest, type Rolldown } from 'vite';
import { obstacles } from '@heldermatch/facts';
import { compressAll } from '@heldermatch/tooling/hosting/compress';
import { writeHosting } from '@heldermatch/tooling/hosting/files';
import type * as ServerEntry from './src/entry-server.tsx';
import { writeDiscoveryFiles } from './discovery/sitemapAndRobots.ts';
import { headTags } from './discovery/documentHead.ts';
import { writeSocialImages } from './discovery/socialImages.ts';
import { writeScorecardPdf } from './discovery/scorecardPdf.ts';
import { searchIndexOf } from './discovery/searchIndex.ts';
import { readTypeface } from './discovery/typeface.ts';
import type { Route } from './src/route.ts';
import { notFound, routes as published } from './src/routes.ts';
import { readSettings, type Settings } from './settings.schema.ts';
import { fileOf } from './fileOf.ts';
import { siteHeaders } from './hosting.ts';
import { stylesOf } from './stylesOf.ts';
import { codeSplitting } from './vite.config.ts';

const root = import.meta.dirname;
const dist = join(root, 'dist');

const entry = 'src/entry-client.tsx';

/**
 * Speculation rules for prefetching. Documents linked from a page and its open menu are prefetched immediately. Other
 * links, such as those in lists and running text, are prefetched on hover or touch. A page change then doesn't wait for
 * the network.
 * @see https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const speculationRules = `<script type="speculationrules">${JSON.stringify({
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: '/*.pdf' } },
          { selector_matches: 'main a:not(:is(li, p) *), :popover-open a' },
        ],
      },
      eagerness: 'immediate',
    },
    { where: { href_matches: '/*' }, eagerness: 'moderate' },
  ],
})}</script>`;

/** Source file of a route's page, as named in the manifest. Reads it from the `import()` in the route table. */
function sourceOf({ path, page }: Route): string {
  const [, file] = /import\('\.\/(.+?)'\)/.exec(String(page)) ?? [];
  if (file === undefined) throw new Error(`The page of ${path} is not \`() => import('./…')\``);
  return `src/${file}`;
}

/** Files that the sources need, dependencies first. */
function filesOf(manifest: Manifest, sources: readonly string[]): string[] {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`${key} is not in the manifest of the build`);
    if (files.has(chunk.file)) return;
    for (const imported of chunk.imports ?? []) visit(imported);
    files.add(chunk.file);
  };
  for (const source of sources) visit(source);
  return [...files].map((file) => `/${file}`);
}

/**
 * Style rule that React Aria adds for pressable elements.
 * @see https://github.com/adobe/react-spectrum/blob/main/packages/react-aria/src/interactions/usePress.ts
 */
const pressable = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/** Bundles `start.ts` into one self-contained script. */
async function buildStart(common: InlineConfig): Promise<string> {
  const built = await viteBuild({
    ...common,
    build: {
      write: false,
      rolldownOptions: { input: 'src/start.ts', output: { format: 'iife', codeSplitting: false } },
    },
  });
  return (built as Rolldown.RolldownOutput).output[0].code.trim();
}

/**
 * Fails the build of a public site that isn't ready.
 * @throws when it would show placeholders, or claims whose review is overdue.
 */
function requireReady(today: Date) {
  const found = obstacles(today.toISOString().slice(0, 10));
  if (found.length === 0) return;
  throw new Error(
    `The site is not ready for the public; \`pnpm golive\` tells all of it:\n${found.map((line) => `- ${line}`).join('\n')}`,
  );
}

const isStaging = ({ VITE_STAGING }: Pick<Settings, 'VITE_STAGING'>) => VITE_STAGING === 'true';

/** Published routes. On a staging site all of them are hidden from search engines. */
export const routesOf = (settings: Pick<Settings, 'VITE_STAGING'>): readonly Route[] =>
  isStaging(settings) ? published.map((route) => ({ ...route, isHidden: true })) : published;

/** Server build of the app, which renders pages until all documents are written. */
const ssr = join(root, '.ssr');

/** Builds the browser's app, and the same app for rendering on this machine. */
async function buildApp(common: InlineConfig) {
  await viteBuild({
    ...common,
    build: {
      rolldownOptions: {
        input: entry,
        // `start.ts` imports it.
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting },
      },
    },
  });
  await viteBuild({
    ...common,
    build: { ssr: 'src/entry-server.tsx', outDir: ssr, emptyOutDir: true },
  });
  const server = (await import(
    pathToFileURL(join(ssr, 'entry-server.js')).href
  )) as typeof ServerEntry;
  const manifest = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  await rm(join(dist, '.vite'), { recursive: true });
  return { ...server, manifest };
}

/** Moves the font faces out of the built stylesheet, because each document contains them itself. */
async function readStyles() {
  const fileEnding = (end: string) => {
    const found = globSync(`assets/*.${end}`, { cwd: dist });
    if (found.length !== 1) throw new Error(`The build has ${found.length} files .${end}, not one`);
    return `/${found[0]}`;
  };
  const [path, font] = [fileEnding('css'), fileEnding('woff2')];
  const built = await readFile(join(dist, path), 'utf8');
  const fontFace = /@font-face\{[^}]*\}/g;
  // A late font swap would reflow long pages. With `optional` a late font is used only from the next document on.
  const fontFaces = built
    .match(fontFace)
    ?.join('')
    .replace('font-display:swap', 'font-display:optional');
  if (fontFaces === undefined) throw new Error('The styles of the site declare no typeface');
  // A second declaration would let the browser use a font that has arrived since.
  const css = built.replaceAll(fontFace, '');
  await writeFile(join(dist, path), css);
  return { path, font, css, fontFaces };
}

interface Parts {
  routes: readonly Route[];
  origin: string;
  /** HTML file in which the document is inserted. */
  template: string;
  manifest: Manifest;
  /** Script of `start.ts`. */
  start: string;
  /** HTML shown when the app can't be fetched. */
  failure: string;
  styles: Awaited<ReturnType<typeof readStyles>>;
}

/** Media query of the windows that show a transition between documents. */
const [, withTransition] =
  /@media (.+?) \{/.exec(readFileSync(join(root, 'src/transitions.css'), 'utf8')) ?? [];
if (withTransition === undefined) throw new Error('src/transitions.css has no `@media`');

/** The document of a route, given the HTML of its page. */
function documentOf(
  route: Route,
  html: string,
  { routes, origin, template, manifest, start, failure, styles }: Parts,
): string {
  const files = filesOf(manifest, [sourceOf(route), entry]).join(' ');
  const starts = route.starts === undefined ? '' : ` data-starts="${route.starts}"`;
  const head = [
    ...headTags(route, { routes, origin }),
    // Until all of it has arrived, content in the middle of the window would move, and a transition from another document
    // would show what is still missing as leaving.
    `<link rel="expect" href="#start-failure" blocking="render"${route.chrome === 'bare' ? '' : ` media="${withTransition}"`}>`,
    `<link rel="preload" href="${styles.font}" as="font" type="font/woff2" crossorigin>`,
    `<script>${start}</script>`,
    // React Aria would add this style while hydrating, which would also make the browser apply a late font.
    `<style id="react-aria-pressable-style">${pressable}</style>`,
    `<style>${styles.fontFaces}${stylesOf(styles.css, html + failure)}</style>`,
    speculationRules,
  ];
  const data = `data-styles="${styles.path}" data-files="${files}"${starts}`;
  return template
    .replace(/\s*<script type="module"[^>]*>.*?<\/script>/s, '')
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<div id="root"></div>', () => `<div id="root" ${data}>${html}</div>`)
    .replace('<!--failure-->', () => failure);
}

async function writeDocument({ path, aliases = [] }: Route, document: string): Promise<void> {
  for (const one of [path, ...aliases]) {
    const target = join(dist, fileOf(one));
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, document);
  }
}

/**
 * Adds the font's licence: Vite lists only the licences of packages in node_modules, and the font is in the library.
 */
async function appendFontLicense(): Promise<void> {
  const file = join(root, '../../packages/ui/src/styles/font/LICENSE.md');
  const license = await readFile(file, 'utf8');
  await appendFile(join(dist, 'third-party-licenses.txt'), `\n---\n\n${license}`);
}

export async function build(): Promise<void> {
  const settings = readSettings({ ...loadEnv('production', root), ...process.env });
  const origin = settings.VITE_SITE_URL;
  if (origin.startsWith('https://') && !isStaging(settings)) requireReady(new Date());
  const routes = routesOf(settings);
  const common: InlineConfig = {
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
  };
  const { render, renderStartFailure, manifest } = await buildApp(common);
  const parts: Parts = {
    routes,
    origin,
    template: await readFile(join(root, 'index.html'), 'utf8'),
    manifest,
    start: await buildStart(common),
    failure: renderStartFailure(),
    styles: await readStyles(),
  };
  const rendered = new Map<string, string>();
  for (const route of [...routes, notFound]) {
    const html = await render(route.path);
    rendered.set(route.path, html);
    await writeDocument(route, documentOf(route, html, parts));
  }
  await rm(ssr, { recursive: true });
  const typeface = await readTypeface();
  await writeSocialImages(dist, routes, typeface);
  await writeScorecardPdf(dist, typeface);
  await writeFile(join(dist, 'search-index.json'), JSON.stringify(searchIndexOf(rendered)));
  await writeDiscoveryFiles(dist, { routes, origin });
  await appendFontLicense();
  await compressAll(dist);
  await writeHosting(dist, {
    name: 'heldermatch',
    origin,
    headers: siteHeaders(settings, await readFile(join(dist, 'index.html'), 'utf8')),
    pages: routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]),
  });
}

if (import.meta.main) await build();
