// The gate: the packed library in the apps of other teams. Each builds the same screen, runs, looks the same, and gets
// nothing of what it does not use.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build, preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ensureChromium } from '../../../.workspace/chromium.ts';
import { freePort } from '../../../.workspace/ports.ts';
import {
  app,
  folder,
  install,
  installed,
  locked,
  lockfile,
  modules,
  remove,
  run,
  serve,
  tarballOf,
} from './workspace.ts';
import { fromSubpaths, weigh, type Weight } from './weigh.ts';

const library = join(import.meta.dirname, '..');
let browser: Browser;
const previews: PreviewServer[] = [];

beforeAll(async () => {
  await install();
  browser = await chromium.launch(ensureChromium());
});

afterAll(async () => {
  await browser.close();
  await Promise.all(previews.map((server) => server.close()));
  await remove();
});

test('the apps have the versions of the lockfile', async () => {
  await expect(locked()).toMatchFileSnapshot(lockfile);
});

describe('the package', () => {
  test.for(['ui', 'scorecard'])(
    '%s is packed as publint and are-the-types-wrong ask',
    async (name) => {
      const tarball = tarballOf(name);
      const program = (file: string) => join(library, 'node_modules/.bin', file);
      expect(await run(library, program('publint'), '--strict', tarball)).toContain('All good!');
      // Ends with an error when it finds one.
      await run(library, program('attw'), tarball, '--profile', 'esm-only');
    },
  );

  test('holds its licence, its README and its changes, and no sources', async () => {
    const files = (await run(folder, 'tar', '-tzf', tarballOf('ui'))).trim().split('\n');
    expect(files).toEqual(
      expect.arrayContaining(
        ['LICENSE', 'README.md', 'CHANGELOG.md'].map((name) => `package/${name}`),
      ),
    );
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|stories|test/.test(file))).toEqual([]);
  });

  test('imports what it depends on, and depends on what it imports', () => {
    const { dependencies, peerDependencies } = JSON.parse(
      readFileSync(join(installed(), 'package.json'), 'utf8'),
    ) as Record<string, Record<string, string>>;
    const imported = [...modules().values()]
      .flatMap(({ imports }) => imports)
      .filter((path) => /^[@a-z]/.test(path) && !path.endsWith('.js'))
      .map((path) =>
        path
          .split('/')
          .slice(0, path.startsWith('@') ? 2 : 1)
          .join('/'),
      );
    const needed = Object.keys({ ...dependencies, ...peerDependencies }).filter(
      (name) => !name.startsWith('@types/'),
    );
    expect([...new Set(imported)].toSorted()).toEqual(needed.toSorted());
  });
});

/** The folders of the components whose code a page must have, as deep as their imports go. */
function reachOf(entries: readonly string[]): Set<string> {
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

/** What the screen imports. Its parts are all that a page with it may get of the library. */
const screen = reachOf.bind(undefined, [
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

/** The first class of every module with styles, by its path. */
const classes = () =>
  [...modules()].flatMap(([file, { code }]) => {
    const [, name] = /"(\w+?)0"/.exec(code) ?? [];
    return file.endsWith('.css.js') && name !== undefined ? [{ file, name }] : [];
  });

/** Which modules' classes occur in a text. */
const stylesIn = (text: string) =>
  classes()
    .filter(({ name }) => new RegExp(`\\b${name}(?:\\d|[a-z])\\b`).test(text))
    .map(({ file }) => file);

interface Visit {
  html: string;
  script: string;
  style: string;
  /** Every rule that applies to an element of the screen. */
  looks: string[];
  complaints: string[];
}

/** Opens an app's page as a visitor does. */
async function visit(address: string): Promise<{ page: Page; seen: Visit }> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const seen: Visit = { html: '', script: '', style: '', looks: [], complaints: [] };
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) seen.complaints.push(message.text());
  });
  page.on('pageerror', (error) => seen.complaints.push(error.message));
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
          // How React Aria listens in a browser, by a style of its own.
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

/** Serves a folder of files. */
async function serveFiles(root: string): Promise<string> {
  const server = await preview({
    configFile: false,
    root,
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  previews.push(server);
  return server.resolvedUrls?.local[0] ?? '';
}

/** Each app, built and served. */
const apps: Record<string, () => Promise<string>> = {
  vite: async () => {
    await run(app('vite'), 'pnpm', 'build');
    return serveFiles(join(app('vite'), 'dist'));
  },
  next: async () => {
    await run(app('next'), 'pnpm', 'build');
    const port = await freePort();
    return serve('next', 'next', ['start', '-H', '127.0.0.1', '-p', String(port)], port);
  },
  'react-router': async () => {
    await run(app('react-router'), 'pnpm', 'build');
    const port = await freePort();
    return serve('react-router', 'react-router-serve', ['build/server/index.js'], port);
  },
};

describe('plain Node', () => {
  let looks: Set<string>;

  test('types and renders the screen, with the strictest of TypeScript and one stylesheet', async () => {
    await run(app('node'), 'pnpm', 'build');
    const html = await run(app('node'), process.execPath, 'dist/render.js');
    writeFileSync(join(app('node'), 'index.html'), html);
    const { page, seen } = await visit(await serveFiles(app('node')));
    expect(await page.locator('h1').innerText()).toBe('Nieuwe vacature');
    expect(seen.complaints).toEqual([]);
    looks = new Set(seen.looks);
    await page.close();
  });

  test('hears once in development of what is deprecated, and gets it all the same', async () => {
    writeFileSync(
      join(app('node'), 'deprecated.js'),
      `import { Link } from '@heldermatch/ui/Link';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      const link = () => renderToString(createElement(Link, { href: '/', isExternal: true }));
      console.log(link() + link());`,
    );
    const inDevelopment = await run(app('node'), process.execPath, 'deprecated.js');
    const command = ['NODE_ENV=production', process.execPath, 'deprecated.js'];
    const inProduction = await run(app('node'), 'env', ...command);
    const links = /<a .*target="_blank".*<a .*target="_blank".*\n/;
    expect(inProduction.replace(links, '')).toBe('');
    expect(inDevelopment.replace(links, '')).toBe(
      '@heldermatch/ui: `Link isExternal` is deprecated, use `opensInNewTab`. `npx @heldermatch/codemod src` changes it.\n',
    );
  });

  describe.for(Object.keys(apps))('and %s', (name) => {
    let page: Page;
    let seen: Visit;

    test('builds, starts, and says nothing in the console', async () => {
      ({ page, seen } = await visit((await apps[name]?.()) ?? ''));
      expect(seen.complaints).toEqual([]);
    });

    test('sends the styles of what stands on the screen, and no others', () => {
      expect(seen.looks.filter((rule) => !looks.has(rule))).toEqual([]);
      expect(seen.looks.length).toBe(looks.size);
      const styled = [...screen()].filter((file) => classes().some((one) => one.file === file));
      expect(styled.length).toBeGreaterThan(8);
      expect(stylesIn(seen.style).toSorted()).toEqual(styled.toSorted());
    });

    test('sends no code of what does not stand on it', () => {
      expect(stylesIn(seen.script).filter((file) => !screen().has(file))).toEqual([]);
    });

    test('works', async () => {
      await page.getByRole('button', { name: 'Vacature bewaren' }).click();
      const title = page.getByRole('textbox', { name: 'Functietitel' });
      await title.and(page.locator(':focus')).waitFor();
      await page.getByText('Vul een functietitel in').waitFor();
      await title.fill('Jurist');
      await title.press('Enter');
      await page.getByText('Jurist').waitFor();
      expect(seen.complaints).toEqual([]);
    });

    if (name === 'vite') return;
    test("follows the library's links by its own router", async () => {
      await page.goto(new URL('links', page.url()).href);
      await page.evaluate(() => document.body.setAttribute('data-kept', ''));
      await page.getByRole('link', { name: 'Vacature' }).click();
      await page.getByRole('heading', { name: 'Nieuwe vacature' }).waitFor();
      expect(await page.locator('body').getAttribute('data-kept')).toBe('');
      expect(seen.complaints).toEqual([]);
    });
  });
});

test("Vite's own settings leave a dark part of a light page dark", async () => {
  const root = app('vite');
  writeFileSync(
    join(root, 'ink.html'),
    '<!doctype html><html lang="nl"><title>Inkt</title><main id="ink"></main><script type="module" src="/ink.jsx">',
  );
  writeFileSync(
    join(root, 'ink.jsx'),
    `import '@heldermatch/ui/reset.css';
    import { Band } from '@heldermatch/ui/Band';
    import { createElement } from 'react';
    import { createRoot } from 'react-dom/client';
    createRoot(document.getElementById('ink')).render(createElement(Band, { surface: 'ink' }, 'Te lezen'));`,
  );
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: 'ink', rolldownOptions: { input: join(root, 'ink.html') } },
  });
  const page = await browser.newPage();
  await page.goto(new URL('ink.html', await serveFiles(join(root, 'ink'))).href);
  const text = page.getByText('Te lezen');
  await text.waitFor();
  const light = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(await text.evaluate((element) => getComputedStyle(element).color)).not.toBe(light);
  await page.close();
});

test.for(['vite', 'next'])('the test of the template for %s passes in jsdom', async (name) => {
  expect(await run(app(name), 'pnpm', 'test')).toMatch(/Tests +2 passed/);
});

test('a toast is shown in jsdom, which draws nothing', async () => {
  writeFileSync(
    join(app('vite'), 'src/Toasts.test.tsx'),
    `import { createToasts, ToastRegion } from '@heldermatch/ui/ToastRegion';
    import { act, render, screen } from '@testing-library/react';
    import { expect, test } from 'vitest';

    test('a toast', () => {
      const toasts = createToasts();
      render(<><button autoFocus>Bewaren</button><ToastRegion toasts={toasts} /></>);
      act(() => void toasts.show({ tone: 'positive', title: 'Vacature bewaard' }));
      expect(screen.getByRole('group', { name: /Vacature bewaard/ })).toBeDefined();
    });`,
  );
  expect(await run(app('vite'), 'pnpm', 'exec', 'vitest', 'run', 'Toasts')).toMatch(
    /Tests +1 passed/,
  );
});

describe('what imports cost', () => {
  let react: Weight;

  beforeAll(async () => {
    // Vitest has set another, for which React's checks stay in.
    vi.stubEnv('NODE_ENV', 'production');
    react = await weigh(app('vite'));
  });

  test.for([
    { names: ['Button'], script: 12_000, style: 2000 },
    { names: ['Button', 'TextField', 'Checkbox'], script: 17_000, style: 3000 },
    { names: ['Dialog', 'Tabs', 'Tab', 'Button'], script: 37_000, style: 4000 },
    { names: ['ThemeProvider', 'createTheme'], script: 11_000, style: 2000 },
    { names: ['Table'], script: 60_000, style: 3000 },
  ])(
    '$names cost at most $script bytes of script beyond React, and $style of style',
    async ({ names, script, style }) => {
      const subpaths = await weigh(app('vite'), fromSubpaths(names));
      const root = await weigh(app('vite'), { '@heldermatch/ui': names });
      console.log(names.join(), subpaths.script - react.script, subpaths.style);
      // Not all the same: its modules come in another order.
      expect(root.script / subpaths.script).toBeCloseTo(1);
      expect(root.style / subpaths.style).toBeCloseTo(1);
      expect(subpaths.script - react.script).toBeLessThanOrEqual(script);
      expect(subpaths.style).toBeLessThanOrEqual(style);
    },
  );
});
