// Tests in a browser the screen that every app of `create-heldermatch` shows.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ensureChromium } from '@heldermatch/tooling/chromium';
import { patience } from '@heldermatch/tooling/patience';
import { app, install, modules, remove, run } from './workspace.ts';

let browser: Browser;
const previews: PreviewServer[] = [];

/** Installs apps and launches a browser for the tests of one file. */
export function withApps(...names: readonly string[]): void {
  beforeAll(async () => {
    await install(names);
    const launchOptions = ensureChromium();
    browser = await chromium.launch({ ...launchOptions, timeout: patience(30) });
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all(previews.map((server) => server.close()));
    await remove();
  });
}

export async function newPage(): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  page.setDefaultTimeout(patience(10));
  return page;
}

/** Modules that the entries import, directly or transitively. */
function transitiveImportsOf(entries: readonly string[]): Set<string> {
  const all = modules();
  const reached = new Set<string>();
  const reach = (file: string) => {
    if (reached.has(file)) return;
    reached.add(file);
    for (const path of all.get(file)?.imports ?? []) if (all.has(path)) reach(path);
  };
  for (const entry of entries) reach(`entry/${entry}.js`);
  return reached;
}

/** Modules that the screen needs. A page with that screen may contain no other module of the library. */
const screen = transitiveImportsOf.bind(undefined, [
  'Button',
  'Checkbox',
  'Container',
  'Form',
  'Heading',
  'LocaleProvider',
  'Notice',
  'Stack',
  'Text',
  'TextField',
  'ThemeProvider',
  'theme',
]);

/** First class name of every module with styles, with the module's path. */
const classes = () =>
  [...modules()].flatMap(([file, { code }]) => {
    const [, name] = /"(\w+?)0"/.exec(code) ?? [];
    return file.endsWith('.css.js') && name !== undefined ? [{ file, name }] : [];
  });

/** Modules with a class name that occurs in this code. */
const stylesIn = (text: string) =>
  classes()
    .filter(({ name }) => new RegExp(`\\b${name}(?:\\d|[a-z])\\b`).test(text))
    .map(({ file }) => file);

interface Visit {
  html: string;
  script: string;
  style: string;
  /** Computed styles of all elements of the screen. */
  looks: string[];
  consoleErrors: string[];
}

/** Opens an app's page and records its responses, computed styles and console messages. */
export async function visit(address: string): Promise<{ page: Page; seen: Visit }> {
  const page = await newPage();
  const seen: Visit = { html: '', script: '', style: '', looks: [], consoleErrors: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.consoleErrors.push(message.text());
  });
  page.on('pageerror', (error) => seen.consoleErrors.push(error.message));
  const bodies: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    const key = kind === 'document' ? 'html' : kind === 'stylesheet' ? 'style' : kind;
    if (key !== 'html' && key !== 'style' && key !== 'script') return;
    bodies.push(response.text().then((text) => void (seen[key] += text)));
  });
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(() => document.fonts.ready);
  await Promise.all(bodies);
  seen.looks = await page.locator('main').evaluate((main) =>
    [main, ...main.querySelectorAll('*')].flatMap((element, index) => {
      const style = getComputedStyle(element);
      return (
        [...style]
          // React Aria sets this property in the browser for its event handling.
          .filter((property) => property !== 'touch-action' && !property.startsWith('--'))
          .map((property) => {
            const value = style.getPropertyValue(property);
            return `${element.tagName} ${index} ${property}: ${value}`;
          })
      );
    }),
  );
  return { page, seen };
}

/** Serves a folder of files. Returns its address. */
export async function serveFiles(
  root: string,
  headers: Record<string, string> = {},
): Promise<string> {
  const server = await preview({
    configFile: false,
    root,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0, headers },
  });
  previews.push(server);
  return server.resolvedUrls?.local[0] ?? '';
}

/** Renders the screen in plain Node, with the strictest TypeScript settings and one stylesheet. */
export async function visitRendered(): Promise<{ page: Page; seen: Visit }> {
  await run(app('node'), 'pnpm', 'build');
  const html = await run(app('node'), process.execPath, 'dist/render.js');
  writeFileSync(join(app('node'), 'index.html'), html);
  return visit(await serveFiles(app('node')));
}

interface AppOptions {
  /** Builds and serves the app. Resolves to its address. */
  start: () => Promise<string>;
  /** Computed styles of the same screen, rendered in plain Node. */
  looks: () => ReadonlySet<string>;
  hasRouter?: boolean;
}

/** Tests that the screen in an app looks and works as it does in plain Node. */
export function describeApp(name: string, { start, looks, hasRouter = false }: AppOptions): void {
  describe(name, () => {
    let page: Page;
    let seen: Visit;

    test('builds, starts, and logs no errors or warnings', async () => {
      ({ page, seen } = await visit(await start()));
      expect(seen.consoleErrors).toEqual([]);
    });

    test('sends exactly the styles of the screen', () => {
      expect(seen.looks.filter((rule) => !looks().has(rule))).toEqual([]);
      expect(seen.looks.length).toBe(looks().size);
      const styled = [...screen()].filter((file) => classes().some((one) => one.file === file));
      expect(styled.length).toBeGreaterThan(8);
      expect(stylesIn(seen.style).toSorted()).toEqual(styled.toSorted());
    });

    test("sends no code of components that the screen doesn't use", () => {
      expect(stylesIn(seen.script).filter((file) => !screen().has(file))).toEqual([]);
    });

    test('validates and submits the form', async () => {
      await page.getByRole('button', { name: 'Vacature bewaren' }).click();
      const title = page.getByRole('textbox', { name: 'Functietitel' });
      await title.and(page.locator(':focus')).waitFor();
      await page.getByText('Vul een functietitel in').waitFor();
      await title.fill('Jurist');
      await title.press('Enter');
      await page.getByText('Jurist').waitFor();
      expect(seen.consoleErrors).toEqual([]);
    });

    if (!hasRouter) return;
    test("navigates the library's links with the app's router", async () => {
      await page.goto(new URL('links', page.url()).href);
      await page.evaluate(() => document.body.setAttribute('data-kept', ''));
      await page.getByRole('link', { name: 'Vacature' }).click();
      await page.getByRole('heading', { name: 'Nieuwe vacature' }).waitFor();
      expect(await page.locator('body').getAttribute('data-kept')).toBe('');
      expect(seen.consoleErrors).toEqual([]);
    });
  });
}
