// Builds the site: client bundle, then every route of the table as complete HTML.
import { globSync, readFileSync } from 'node:fs';
import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loadEnv, build as viteBuild, type Manifest } from 'vite';
import { obstacles } from '@heldermatch/facts';
import type * as ServerEntry from './src/entry-server.tsx';
import { writeDiscoveryFiles } from './discovery/files.ts';
import { headTags } from './discovery/head.ts';
import { writePictures } from './discovery/pictures.ts';
import { writeScorecardPdf } from './discovery/scorecardPdf.ts';
import { searchIndexOf } from './discovery/searchIndex.ts';
import { readTypeface } from './discovery/typeface.ts';
import { ofPage } from './src/head.ts';
import { notFound, routes as published, type Route } from './src/routes.ts';
import { compressAll } from './server/compress.ts';
import { writeHosting } from './server/hosting.ts';
import { startScript } from './server/startScript.ts';
import { readSettings, type Settings } from './settings.schema.ts';
import { fileOf } from './fileOf.ts';
import { stylesOf } from './stylesOf.ts';

const root = import.meta.dirname;
const dist = join(root, 'dist');

/** Also as the server's and the browser's manifest name it. */
const inSource = (file: string) => `src/${file}`;

/** @see https://github.com/adobe/react-spectrum/blob/main/packages/react-aria/src/interactions/usePress.ts */
const pressable = '@layer{[data-react-aria-pressable]{touch-action:pan-x pan-y pinch-zoom}}';

/** What is imported by its address: the start, what draws islands, and each island. */
const startSource = 'src/start/start.ts';
const hydrateSource = 'src/island/hydrate.tsx';
const islandSources = globSync('src/pages/**/*.island.tsx', { cwd: root });

/**
 * The chunks that sources need, those first that others need.
 * @param later - sources of which also counts what they import on demand.
 */
function chunksOf(manifest: Manifest, sources: readonly string[], later: readonly string[] = []) {
  const seen = new Set<string>();
  const chunks: Manifest[string][] = [];
  const visit = (key: string, isWhole: boolean) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) visit(imported, isWhole);
    chunks.push(chunk);
    if (isWhole) for (const imported of chunk.dynamicImports ?? []) visit(imported, true);
  };
  for (const source of sources) visit(source, false);
  for (const source of later) visit(source, true);
  return chunks;
}

/** @throws when a site that strangers can see would show placeholders, or claims that nobody has looked at in time. */
function requireTrue(today: Date) {
  const found = obstacles(today.toISOString().slice(0, 10));
  if (found.length === 0) return;
  throw new Error(
    `The site is not ready for the public; \`pnpm golive\` tells all of it:\n${found.map((line) => `- ${line}`).join('\n')}`,
  );
}

const isStaging = ({ VITE_STAGING }: Pick<Settings, 'VITE_STAGING'>) => VITE_STAGING === 'true';

/** The routes as they are published: search engines stay out of a site to try things on. */
export const routesOf = (settings: Pick<Settings, 'VITE_STAGING'>): readonly Route[] =>
  isStaging(settings) ? published.map((route) => ({ ...route, isHidden: true })) : published;

export async function build(): Promise<void> {
  const settings = readSettings({ ...loadEnv('production', root), ...process.env });
  const origin = settings.VITE_SITE_URL;
  if (origin.startsWith('https://') && !isStaging(settings)) requireTrue(new Date());
  const routes = routesOf(settings);
  const common = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' } as const;
  await viteBuild({
    ...common,
    build: {
      rolldownOptions: {
        input: [startSource, hydrateSource, ...islandSources],
        preserveEntrySignatures: 'allow-extension',
        output: {
          // Each with all that it needs, so that none waits for a later one.
          codeSplitting: {
            groups: [
              {
                name: 'react',
                test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
              },
              { name: 'start', test: /src.start.start/ },
              // What every island stands in.
              {
                name: 'core',
                test: /src.island.hydrate|src.shell.useHydrated|use-browser-location|components.(?:Stack|Heading|Text|Link|Spinner|Card|Inline|Container|ButtonLink|Band).[A-Z]\w+\.tsx/,
              },
              // What draws a form. What sends it is fetched when it is touched.
              {
                name: 'forms',
                test: /src.components.(?:Form|Button|TextField|TextArea|Checkbox|PasswordField).[A-Z]\w+\.tsx|src.shell.(?:useForm|NoScriptNote|ShortForm|sending)|packages.forms.src.(?:limits|passwordRules|contactTexts)|internal.form.values/,
              },
              // What pages of an account share.
              {
                name: 'account',
                test: /src.auth.(?:AccountCard|RequireAuth|SetPassword|Redirect|tell|copy)|src.shell.useNewContent/,
              },
              // What islands about candidates and their scores share.
              {
                name: 'candidates',
                test: /scorecard.src.(?:example|ranking|language)|src.pages.shared.(?:example|labels)|useSumLanguage/,
              },
            ],
          },
        },
      },
    },
  });
  await viteBuild({
    ...common,
    build: { ssr: 'src/entry-server.tsx', ssrEmitAssets: true, outDir: '.ssr', emptyOutDir: true },
  });
  const ssr = join(root, '.ssr');
  const { render, renderBeside } = (await import(
    pathToFileURL(join(ssr, 'entry-server.js')).href
  )) as typeof ServerEntry;
  const manifestIn = async (folder: string) =>
    JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const scripts = await manifestIn(dist);
  // Of the server's build: it has all of a page, where the browser's has its islands.
  const styles = await manifestIn(ssr);
  const start = scripts[startSource]?.file;
  const font = Object.values(styles).find(({ file }) => file.endsWith('.woff2'))?.file;
  if (font === undefined)
    throw new Error('The library has no typeface: its `font.css` names none.');
  await cp(join(ssr, font), join(dist, font));

  const codeOf = (file: string) => {
    const needed = chunksOf(scripts, [hydrateSource, inSource(file)])
      .filter((chunk) => chunk.file !== start)
      .map((chunk) => `/${chunk.file}`);
    return { 'data-core': `/${scripts[hydrateSource]?.file}`, 'data-files': needed.join(' ') };
  };

  /** The code of all that draws on a page: also what tells toasts, which outlive the page that they came with. */
  const codeOn = (islands: readonly string[]) =>
    chunksOf(scripts, [], [startSource, hydrateSource, ...islands.map(inSource)]).map(({ file }) =>
      readFileSync(join(dist, file), 'utf8'),
    );

  const beside = renderBeside();
  const head = (route: Route, { html, islands }: ServerEntry.Rendered) => {
    // Of what an island imports on demand too: no file of styles is ever fetched.
    const chunks = chunksOf(
      styles,
      ['src/entry-server.tsx', inSource(route.page ?? '')],
      islands.map(inSource),
    );
    const files = new Set(chunks.flatMap(({ css: own = [] }) => own));
    const css = [...files]
      .map((file) => readFileSync(join(ssr, file), 'utf8'))
      .join('')
      // A typeface that comes late breaks long texts into other lines: it waits for the next document.
      .replace('font-display:swap', 'font-display:optional');
    const { typeface, standIns, rest } = stylesOf(css, [html, beside, ...codeOn(islands)]);
    return [
      ...headTags(route, { routes, origin }),
      // What stands in the middle of the window would move as more of it arrives.
      route.chrome === 'bare' && `<link rel="expect" href="#start-failure" blocking="render">`,
      `<link rel="preload" as="fetch" crossorigin href="/${start}" data-start>`,
      // Before the script, which decides whether it is used. These two stay when another page takes the place of this one:
      // all its texts would be set anew.
      `<style data-typeface="/${font}">${typeface}</style>`,
      `<style>${standIns}</style>`,
      // The script says it where scripts run.
      `<noscript><link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin></noscript>`,
      `<script>${startScript(settings.VITE_SUPABASE_URL)}</script>`,
      // React Aria's own, which it would add when it hydrates: the browser would then also take a typeface that came late.
      islands.length > 0 && `<style id="react-aria-pressable-style">${pressable}</style>`,
      `<style ${ofPage}>${rest}</style>`,
    ]
      .filter(Boolean)
      .join('\n    ');
  };

  const template = await readFile(join(root, 'index.html'), 'utf8');
  const rendered = new Map<string, string>();
  for (const route of [...routes, notFound]) {
    const page = await render(route.path, codeOf);
    rendered.set(route.path, page.html);
    const document = template
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace('<!--head-->', () => head(route, page))
      .replace('<!--app-->', () => page.html)
      .replace('<!--beside-->', () => beside);
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      const target = join(dist, fileOf(path));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, document);
    }
  }
  const typeface = await readTypeface();
  await writePictures(dist, routes, typeface);
  await writeScorecardPdf(dist, typeface);
  await writeFile(join(dist, 'search-index.json'), JSON.stringify(searchIndexOf(rendered)));
  await writeDiscoveryFiles(dist, { routes, origin });
  await rm(ssr, { recursive: true });
  await rm(join(dist, '.vite'), { recursive: true });
  // They are in the documents.
  for (const file of globSync('assets/*.css', { cwd: dist })) await rm(join(dist, file));
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
    hstsPreload: settings.VITE_HSTS_PRELOAD === 'true',
  });
}

if (import.meta.main) await build();
