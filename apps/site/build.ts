// Builds the site: client bundle, then every route of the table as complete HTML.
import { readFileSync } from 'node:fs';
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, build as viteBuild, type Manifest } from 'vite';
import { obstacles } from '@heldermatch/facts';
import { writeDiscoveryFiles } from './discovery/files.ts';
import { headTags } from './discovery/head.ts';
import { writePictures } from './discovery/pictures.ts';
import { writeScorecardPdf } from './discovery/scorecardPdf.ts';
import { searchIndexOf } from './discovery/searchIndex.ts';
import { readTypeface } from './discovery/typeface.ts';
import { notFound, routes, type Route } from './src/routes.ts';
import { compressAll } from './server/compress.ts';
import { writeHosting } from './server/hosting.ts';
import { startScript } from './server/startScript.ts';
import { readSettings } from './settings.schema.ts';

const root = import.meta.dirname;
const dist = join(root, 'dist');

interface ServerEntry {
  render: (path: string) => Promise<string>;
  renderStartFailure: () => string;
}

const stylesheet = (file: string) => `<link rel="stylesheet" href="/${file}">`;

const fileOf = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The file that a route's `import()` names. */
function pageFileOf({ path, page }: Route): string {
  const [, file] = /import\(['"]\.\/(.*?)['"]\)/.exec(String(page)) ?? [];
  if (file === undefined) throw new Error(`The page of ${path} is no plain import() of its file`);
  return `src/${file}`;
}

/**
 * The scripts that a page starts with, and the styles of all of it, also of parts whose scripts come later. What only
 * parts further down need, by the name of their file, comes after the page.
 */
function filesOf(manifest: Manifest, [entry, page]: readonly [string, string]) {
  const scripts: string[] = [];
  const styles: string[] = [];
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported);
    scripts.push(chunk.file);
    styles.push(...(chunk.css ?? []));
  };
  visit(entry);
  visit(page);
  const needed = scripts.length;
  const parts = manifest[page]?.dynamicImports ?? [];
  const isFurtherDown = (part: string) => part.endsWith('.near.tsx');
  for (const part of parts.filter((one) => !isFurtherDown(one))) visit(part);
  const first = styles.length;
  for (const part of parts.filter(isFurtherDown)) visit(part);
  return {
    scripts: scripts.slice(0, needed),
    styles: styles.slice(0, first),
    laterStyles: styles.slice(first),
  };
}

/** @throws when a site that strangers can see would show placeholders, or claims that nobody has looked at in time. */
function requireTrue(today: Date) {
  const found = obstacles(today.toISOString().slice(0, 10));
  if (found.length === 0) return;
  throw new Error(
    `The site is not ready for the public; \`pnpm golive\` tells all of it:\n${found.map((line) => `- ${line}`).join('\n')}`,
  );
}

export async function build(): Promise<void> {
  const settings = readSettings({ ...loadEnv('production', root), ...process.env });
  const origin = settings.VITE_SITE_URL;
  if (origin.startsWith('https://')) requireTrue(new Date());
  await viteBuild({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await viteBuild({
    root,
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'src/entry-server.tsx', outDir: '.ssr', manifest: false, emptyOutDir: true },
  });
  const { render, renderStartFailure } = (await import(
    pathToFileURL(join(root, '.ssr/entry-server.js')).href
  )) as ServerEntry;
  const template = await readFile(join(dist, 'index.html'), 'utf8');
  const manifest = JSON.parse(
    await readFile(join(dist, '.vite/manifest.json'), 'utf8'),
  ) as Manifest;
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const start = manifest[entry]?.file;
  const font = Object.values(manifest).find(({ file }) => file.endsWith('.woff2'))?.file;

  const head = (route: Route, files: { scripts: string[]; styles: string[] }) => {
    const css = files.styles
      .map((file) => readFileSync(join(dist, file), 'utf8'))
      .join('')
      // A typeface that comes late breaks long texts into other lines: it waits for the next document.
      .replace('font-display:swap', 'font-display:optional');
    return [
      ...headTags(route, { routes, origin }),
      // What stands in the middle of the window would move as more of it arrives.
      route.chrome === 'bare' && `<link rel="expect" href="#start-failure" blocking="render">`,
      font && `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`,
      ...files.scripts.map(
        (file) =>
          `<link rel="preload" as="fetch" crossorigin href="/${file}"${file === start ? ' data-start' : ''}>`,
      ),
      `<script>${startScript(settings.VITE_SUPABASE_URL)}</script>`,
      // With the names of the files that it stands for: code that comes later does not fetch them again.
      `<style data-files="${files.styles.map((file) => `/${file}`).join(' ')}">${css}</style>`,
    ]
      .filter(Boolean)
      .join('\n    ');
  };

  for (const route of [...routes, notFound]) {
    const files = filesOf(manifest, [entry, pageFileOf(route)]);
    const html = (await render(route.path)).replace(/^<!DOCTYPE html>/i, '');
    const document = template
      .replace(
        /\s*<(?:link rel="(?:stylesheet|modulepreload)"|script type="module")[^>]*>(?:<\/script>)?/g,
        '',
      )
      .replace('<!--head-->', () => head(route, files))
      .replace('<!--app-->', () => html)
      .replace('</body>', () => `${files.laterStyles.map(stylesheet).join('')}</body>`)
      .replace('<!--start-failure-->', renderStartFailure);
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      const target = join(dist, fileOf(path));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, document);
    }
  }
  const typeface = await readTypeface();
  await writePictures(dist, routes, typeface);
  await writeScorecardPdf(dist, typeface);
  await writeFile(join(dist, 'search-index.json'), JSON.stringify(await searchIndexOf(render)));
  await writeDiscoveryFiles(dist, { routes, origin });
  await rm(join(root, '.ssr'), { recursive: true });
  await rm(join(dist, '.vite'), { recursive: true });
  // Vite lists what comes from node_modules; the typeface lies in the library.
  const fontLicense = await readFile(
    join(root, '../../packages/ui/src/styles/font/LICENSE.md'),
    'utf8',
  );
  await appendFile(join(dist, 'third-party-licenses.txt'), `\n---\n\n${fontLicense}`);
  await compressAll(dist);
  const paths = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  await writeHosting(dist, paths, {
    siteUrl: origin,
    supabaseUrl: settings.VITE_SUPABASE_URL,
    bookingUrl: settings.VITE_BOOKING_URL,
    captchaProvider: settings.VITE_CAPTCHA_PROVIDER,
  });
}

if (import.meta.main) await build();
