// Release gate: installs the packed library in apps as other teams would. Each app builds and shows the same screen,
// looks the same, and contains no code that it doesn't use.
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Export } from '../api.ts';
import { isOmitted } from '../pages.ts';
import { describeApp, newPage, serveFiles, visit, visitRendered, withApps } from './screen.ts';
import { fromSubpaths, weigh, type Weight } from './weigh.ts';
import { app, folder, installed, locked, lockfile, modules, run, tarballOf } from './workspace.ts';

const library = join(import.meta.dirname, '..');

withApps('node', 'vite');

test('installs the versions of the lockfile', async () => {
  await expect(locked()).toMatchFileSnapshot(lockfile);
});

describe('the package', () => {
  test.for(['ui', 'scorecard'])('%s satisfies publint and are-the-types-wrong', async (name) => {
    const tarball = tarballOf(name);
    const program = (file: string) => join(library, 'node_modules/.bin', file);
    expect(await run(library, program('publint'), '--strict', tarball)).toContain('All good!');
    // Exits with an error when it finds a problem.
    await run(library, program('attw'), tarball, '--profile', 'esm-only');
  });

  test('contains its licence, README and changelog, and no sources', async () => {
    const files = (await run(folder, 'tar', '-tzf', tarballOf('ui'))).trim().split('\n');
    expect(files).toEqual(
      expect.arrayContaining(
        ['LICENSE', 'README.md', 'CHANGELOG.md'].map((name) => `package/${name}`),
      ),
    );
    const sources = files.filter((file) => /(?<!\.d)\.tsx?$|stories|test/.test(file));
    expect(sources.filter((file) => !file.startsWith('package/docs/forms/'))).toEqual([]);
  });

  test.for(['README.md', 'README.nl.md'])(
    '%s links only to files that it contains and to its repository',
    (name) => {
      const root = installed();
      const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
        repository: { url: string };
      };
      const address = repository.url.replace(/^git\+|\.git$/g, '');
      const text = readFileSync(join(root, name), 'utf8');
      const links = [...text.matchAll(/\]\(([^)#]+)/g)].map(([, link = '']) => link);
      expect(links.length).toBeGreaterThan(3);
      const broken = links.filter((link) => {
        const [, path] = link.split(`${address}/blob/main/`);
        if (path !== undefined) return !existsSync(join(library, '../..', path));
        if (link.includes('github.com')) return link !== address;
        return !link.startsWith('https:') && !existsSync(join(root, link));
      });
      expect(broken).toEqual([]);
    },
  );

  test('imports exactly its declared dependencies', () => {
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

describe('the documentation files', () => {
  const dist = () => join(installed(), 'dist');
  const api = () =>
    (JSON.parse(readFileSync(join(dist(), 'manifest.json'), 'utf8')) as { exports: Export[] })
      .exports;
  /** Pages in English, by name. */
  const pages = () =>
    new Map(
      globSync('docs/en/*.md', { cwd: dist() }).map((file) => [
        basename(file, '.md'),
        readFileSync(join(dist(), file), 'utf8'),
      ]),
    );

  test('have every prop of the manifest, and every type', () => {
    const files = pages();
    const every = [...files.values()].join('\n');
    const missing = api().flatMap(({ name, kind, path, props }) => {
      const page = files.get(path.split('/')[2] ?? 'Functions') ?? '';
      const type = kind === 'component' ? `${name}Props` : name;
      const [, members] =
        new RegExp(`^interface ${type}\\b.*\\{\\n([^]*?)^\\}`, 'm').exec(page) ?? [];
      const isNamed = new RegExp(`^(?:interface|type|function|//) ${type}\\b`, 'm').test(every);
      if (members === undefined) return isNamed && props.length === 0 ? [] : [name];
      return props
        .filter((prop) => !isOmitted(prop))
        .filter((prop) => !new RegExp(`^  '?${prop.name}'?\\??: `, 'm').test(members))
        .map((prop) => `${name}: ${prop.name}`);
    });
    expect(missing).toEqual([]);
  });

  test('have an example and its limits for every component, in both languages', () => {
    const components = new Set(
      api().flatMap(({ kind, path }) => (kind === 'component' ? [path.split('/')[2]] : [])),
    );
    expect(components.size).toBeGreaterThan(120);
    for (const name of components) {
      const en = readFileSync(join(dist(), `docs/en/${name}.md`), 'utf8');
      const nl = readFileSync(join(dist(), `docs/nl/${name}.md`), 'utf8');
      expect(en, name).toMatch(/^## When not to use\n\n[^]*^## Example\n\n```tsx[^]*^## Props$/m);
      expect(nl, name).toMatch(/^## Wanneer niet\n\n[^]*^## Voorbeeld\n\n```tsx[^]*^## Props$/m);
    }
  });

  test('are each in the index, which is short', () => {
    const index = readFileSync(join(dist(), 'llms.txt'), 'utf8');
    const listed = [...index.matchAll(/^- \[\w+\]\(docs\/en\/(\w+)\.md\): \S/gm)].map(
      ([, name]) => name,
    );
    expect(new Set(listed)).toEqual(new Set(pages().keys()));
    expect(listed).toHaveLength(pages().size);
    expect(index.length).toBeLessThan(40_000);
  });

  test('have examples that compile', async () => {
    const target = join(app('node'), 'examples');
    mkdirSync(target);
    let count = 0;
    for (const [name, page] of pages()) {
      const blocks = [...page.matchAll(/^```tsx\n([^]*?)^```/gm)].map(([, block = '']) => block);
      for (const example of blocks.filter((block) => block.includes('export const Example = '))) {
        count += 1;
        writeFileSync(join(target, `${name}${count}.tsx`), example);
      }
    }
    expect(count).toBeGreaterThan(400);
    await run(app('node'), 'pnpm', 'exec', 'tsc', '-p', 'tsconfig.examples.json');
  });
});

let looks: ReadonlySet<string>;

describe('plain Node', () => {
  test('type-checks and renders the screen with the strictest TypeScript settings and one stylesheet', async () => {
    const { page, seen } = await visitRendered();
    expect(await page.locator('h1').innerText()).toBe('Nieuwe vacature');
    expect(seen.consoleErrors).toEqual([]);
    looks = new Set(seen.looks);
    await page.close();
  });
});

describeApp('vite', {
  start: async () => {
    await run(app('vite'), 'pnpm', 'build');
    return serveFiles(join(app('vite'), 'dist'));
  },
  looks: () => looks,
});

test("keeps a dark section of a light page dark with Vite's default settings", async () => {
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
  const page = await newPage();
  await page.goto(new URL('ink.html', await serveFiles(join(root, 'ink'))).href);
  const text = page.getByText('Te lezen');
  await text.waitFor();
  const light = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  expect(await text.evaluate((element) => getComputedStyle(element).color)).not.toBe(light);
  await page.close();
});

test('applies a theme, rendered on the server, and the styles of React Aria under a CSP with a nonce', async () => {
  const root = app('vite');
  writeFileSync(
    join(root, 'csp.js'),
    `import { Button } from '@heldermatch/ui/Button';
    import { Checkbox } from '@heldermatch/ui/Checkbox';
    import { createTheme } from '@heldermatch/ui/theme';
    import { ThemeProvider } from '@heldermatch/ui/ThemeProvider';
    import { createElement } from 'react';
    const theme = createTheme({ brand: '#7a1f5c' });
    const children = [createElement(Button, { key: 1 }, 'Bewaren'), createElement(Checkbox, { key: 2 }, 'Akkoord')];
    export const screen = (nonce) => createElement(ThemeProvider, { theme, nonce }, children);`,
  );
  writeFileSync(
    join(root, 'cspServer.js'),
    `import { renderToString } from 'react-dom/server';
    import { screen } from './csp.js';
    process.stdout.write(renderToString(screen('secret')));`,
  );
  writeFileSync(
    join(root, 'cspClient.js'),
    `import '@heldermatch/ui/reset.css';
    import { hydrateRoot } from 'react-dom/client';
    import { screen } from './csp.js';
    const { nonce } = document.querySelector('meta[property="csp-nonce"]');
    hydrateRoot(document.querySelector('main'), screen(nonce));`,
  );
  writeFileSync(
    join(root, 'csp.html'),
    `<!doctype html><html lang="nl"><meta property="csp-nonce" nonce="secret"><title>CSP</title>
    <main></main><script type="module" src="/cspClient.js"></script>`,
  );
  // React Aria leaves out its styles in tests.
  vi.stubEnv('NODE_ENV', 'production');
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { outDir: 'csp', rolldownOptions: { input: join(root, 'csp.html') } },
  });
  vi.unstubAllEnvs();
  const file = join(root, 'csp/csp.html');
  const html = await run(root, process.execPath, 'cspServer.js');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<main>', `<main>${html}`));
  const policy =
    "default-src 'self'; style-src 'self' 'nonce-secret'; style-src-attr 'unsafe-inline'";
  const address = await serveFiles(join(root, 'csp'), { 'Content-Security-Policy': policy });
  const { page, seen } = await visit(new URL('csp.html', address).href);
  expect(seen.consoleErrors).toEqual([]);
  const colour = await page
    .getByRole('button')
    .evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(colour).toBe('rgb(122, 31, 92)');
  const rules = await page.evaluate(() =>
    Array.from(document.querySelectorAll('style'), (style) => style.sheet?.cssRules.length),
  );
  // The theme, and the style of React Aria for everything that can be pressed.
  expect(rules).toEqual([1, 1]);
  await page.close();
});

describe('RichTextField', () => {
  let address: string;
  const file = /engine-.*\.js$/;

  beforeAll(async () => {
    const root = app('vite');
    writeFileSync(
      join(root, 'text.html'),
      '<!doctype html><html lang="nl"><title>Tekst</title><form></form><script type="module" src="/text.js"></script>',
    );
    writeFileSync(
      join(root, 'text.js'),
      `import '@heldermatch/ui/reset.css';
      import { RichTextField } from '@heldermatch/ui/RichTextField';
      import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      createRoot(document.querySelector('form')).render(createElement(RichTextField, { label: 'Notitie', name: 'note' }));`,
    );
    vi.stubEnv('NODE_ENV', 'production');
    await build({
      configFile: false,
      root,
      logLevel: 'error',
      build: { outDir: 'text', rolldownOptions: { input: join(root, 'text.html') } },
    });
    vi.unstubAllEnvs();
    address = await serveFiles(join(root, 'text'), {
      'Content-Security-Policy': "default-src 'self'; style-src 'self' 'unsafe-inline'",
    });
  });

  test('loads its editor from a separate file, which only it imports', async () => {
    const all = modules();
    const importers = [...all].filter(([, { imports }]) =>
      imports.some((path) => path.startsWith('prosemirror-')),
    );
    expect(importers.length).toBeGreaterThan(0);
    const lazy = /RichTextField\/(?:commands|engine|schema)\.js$/;
    expect(importers.map(([name]) => name).filter((name) => !lazy.test(name))).toEqual([]);
    const engine = globSync('text/assets/engine-*.js', { cwd: app('vite') });
    expect(engine).toHaveLength(1);
  });

  test('takes compositions, dictated text and replacements', async () => {
    const page = await newPage();
    await page.goto(new URL('text.html', address).href);
    const text = page.locator('[contenteditable]');
    await text.click();
    const input = await page.context().newCDPSession(page);
    await input.send('Input.imeSetComposition', {
      text: 'こん',
      selectionStart: 2,
      selectionEnd: 2,
    });
    await input.send('Input.insertText', { text: '今日は' });
    await input.send('Input.insertText', { text: ' Graag bellen.' });
    const note = () =>
      page.evaluate(() => new FormData(document.querySelector('form') ?? undefined).get('note'));
    await expect.poll(note).toContain('今日は Graag bellen.');
    expect(await text.innerText()).toBe('今日は Graag bellen.');
    await page.close();
  });

  test('stays a textarea that submits when its editor fails to load', async () => {
    const page = await newPage();
    await page.route(file, (route) => route.abort());
    await page.goto(new URL('text.html', address).href);
    await page.getByText('Opmaak is nu niet beschikbaar.').waitFor();
    await page.getByRole('textbox', { name: 'Notitie' }).fill('Graag bellen.');
    const note = await page.evaluate(() =>
      new FormData(document.querySelector('form') ?? undefined).get('note'),
    );
    expect(note).toContain('"text":"Graag bellen."');
    await page.close();
  });

  test('renders a textarea in plain Node', async () => {
    const root = app('node');
    writeFileSync(
      join(root, 'text.js'),
      `import { RichTextField } from '@heldermatch/ui/RichTextField';
      import { richTextOf } from '@heldermatch/ui/RichTextView';
      import { createElement } from 'react';
      import { renderToString } from 'react-dom/server';
      process.stdout.write(renderToString(createElement(RichTextField, {
        label: 'Notitie', name: 'note', defaultValue: richTextOf('Graag bellen.'),
      })));`,
    );
    const html = await run(root, process.execPath, 'text.js');
    expect(html).toMatch(/<textarea[^>]* name="note"[^>]*>Graag bellen\.<\/textarea>/);
  });
});

test('passes the test of the Vite template in jsdom', async () => {
  expect(await run(app('vite'), 'pnpm', 'test')).toMatch(/Tests +2 passed/);
});

test('renders in jsdom, which has no layout, observers or file transfers', async () => {
  writeFileSync(
    join(app('vite'), 'src/Library.test.tsx'),
    `import { FileDrop } from '@heldermatch/ui/FileDrop';
    import { GridList } from '@heldermatch/ui/GridList';
    import { Select } from '@heldermatch/ui/Select';
    import { Table } from '@heldermatch/ui/Table';
    import { createToasts, ToastRegion } from '@heldermatch/ui/ToastRegion';
    import { Tree } from '@heldermatch/ui/Tree';
    import { act, render, screen } from '@testing-library/react';
    import { userEvent } from '@testing-library/user-event';
    import { expect, test } from 'vitest';

    const items = [{ id: 'eva', label: 'Eva' }];

    test('a toast', () => {
      const toasts = createToasts();
      render(<><button autoFocus>Bewaren</button><ToastRegion toasts={toasts} /></>);
      act(() => void toasts.show({ tone: 'positive', title: 'Vacature bewaard' }));
      expect(screen.getByRole('group', { name: /Vacature bewaard/ })).toBeDefined();
    });

    test('lists that load more, and files', async () => {
      const load = () => {};
      render(
        <>
          <Table
            label="Kandidaten" height="fill" items={items} onLoadMore={load}
            columns={[{ id: 'name', label: 'Naam', width: 200, isResizable: true, isRowHeader: true, render: ({ label }) => label }]}
          />
          <GridList label="Lijst" items={items} onLoadMore={load} />
          <Tree label="Boom" items={[{ ...items[0], hasItems: true, isLoading: true }]} />
          <FileDrop label="Cv's" files={[new File(['cv'], 'cv.pdf')]} onChange={load} name="cvs" />
          <Select label="Stad" options={items} isLoading onLoadMore={load} />
        </>,
      );
      expect(screen.getByText('cv.pdf')).toBeDefined();
      await userEvent.click(screen.getByRole('button', { name: /Stad/ }));
      expect(await screen.findByRole('option', { name: 'Eva' })).toBeDefined();
    });`,
  );
  expect(await run(app('vite'), 'pnpm', 'exec', 'vitest', 'run', 'Library')).toMatch(
    /Tests +2 passed/,
  );
});

describe('bundle size', () => {
  let react: Weight;

  // A module with side effects would be included with any import.
  test('importing from the root costs no more than from a subpath', async () => {
    const root = await weigh(app('vite'), { '@heldermatch/ui': ['Button'] });
    const subpath = await weigh(app('vite'), fromSubpaths(['Button']));
    // The sizes differ slightly, because the modules are in another order.
    expect(root.script / subpath.script).toBeCloseTo(1);
    expect(root.style / subpath.style).toBeCloseTo(1);
  });

  beforeAll(async () => {
    // Vitest sets another value, which keeps React's development checks in the bundle.
    vi.stubEnv('NODE_ENV', 'production');
    react = await weigh(app('vite'));
  });

  test.for([
    { names: ['Button'], script: 12_000, style: 2200 },
    { names: ['Button', 'TextField', 'Checkbox'], script: 17_000, style: 3000 },
    { names: ['Dialog', 'Tabs', 'Tab', 'Button'], script: 37_000, style: 4000 },
    { names: ['ThemeProvider', 'createTheme'], script: 11_000, style: 2000 },
    { names: ['Table'], script: 60_000, style: 4000 },
  ])(
    '$names cost at most $script bytes of script, excluding React, and $style of styles',
    async ({ names, script, style }) => {
      const subpaths = await weigh(app('vite'), fromSubpaths(names));
      console.log(names.join(), subpaths.script - react.script, subpaths.style);
      expect(subpaths.script - react.script).toBeLessThanOrEqual(script);
      expect(subpaths.style).toBeLessThanOrEqual(style);
    },
  );
});
