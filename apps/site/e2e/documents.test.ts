// The built documents as validators, search engines, social networks and link checkers read them.
import { claims, laws } from '@heldermatch/facts';
import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsOf } from '../../../.storybook/checks/html.ts';
import { budgets, documentBudgetOf } from '../budgets.ts';
import { fileOf } from '../fileOf.ts';
import { notFound, routes } from '../src/routes.ts';
import { answers } from '../../backend/functions/submit-contact-form/answers.ts';
import { mailTexts } from '../../backend/mail/texts.ts';
import * as agreement from '../src/pages/account/agreementCopy.ts';
import * as accounts from '../src/pages/shared/account/copy.ts';
import * as account from '../src/pages/account/copy.ts';
import * as confirm from '../src/pages/confirm/copy.ts';
import * as contact from '../src/pages/contact/moduleCopy.ts';
import * as dashboard from '../src/pages/dashboard/copy.ts';
import * as forgotPassword from '../src/pages/forgotPassword/copy.ts';
import * as register from '../src/pages/register/copy.ts';
import * as resetPassword from '../src/pages/resetPassword/copy.ts';
import { samplePdf } from '../src/pages/evidenceScorecard/samplePdf.ts';
import { wordsOf } from '../tests/words.ts';
import { site } from './browser.ts';

const paths = [...routes, notFound].flatMap(({ path, aliases = [] }) => [path, ...aliases]);
const indexed = routes.filter(({ isHidden }) => !isHidden);

const documents = new Map<string, { html: string; document: Document }>();

const documentAt = (path: string): Document => {
  const found = documents.get(path);
  if (found === undefined) throw new Error(`No document at ${path}`);
  return found.document;
};

beforeAll(async () => {
  for (const path of paths) {
    const html = await (await fetch(site + path)).text();
    documents.set(path, { html, document: new JSDOM(html).window.document });
  }
});

const contentOf = (path: string, selector: string) =>
  documentAt(path).querySelector(selector)?.getAttribute('content');

/** Width and height of a PNG file, in pixels. */
async function sizeOf(address: string): Promise<[number, number]> {
  const response = await fetch(address);
  expect(response.status, address).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  const data = Buffer.from(await response.arrayBuffer());
  return [data.readUInt32BE(16), data.readUInt32BE(20)];
}

test('the start script is within its budget, and the same in every document', () => {
  const [start = '', ...others] = new Set(
    paths.map((path) => documentAt(path).querySelector('head script:not([type])')?.textContent),
  );
  expect(others).toEqual([]);
  expect(brotliCompressSync(start).length).toBeLessThanOrEqual(budgets.start);
});

test('the typeface is within its budget', () => {
  const file = documentAt('/').querySelector('link[as=font]')?.getAttribute('href');
  const { size } = statSync(join(import.meta.dirname, '../dist', file ?? ''));
  expect(size).toBeLessThanOrEqual(budgets.font);
});

describe.each(paths)('%s', (path) => {
  test('is valid HTML', async () => {
    expect(await violationsOf(documents.get(path)?.html ?? '')).toEqual([]);
  });

  test('is within its compressed size budget', () => {
    const { size } = statSync(join(import.meta.dirname, '../dist', `${fileOf(path)}.br`));
    expect(size).toBeLessThanOrEqual(documentBudgetOf(path));
  });

  test('has one main landmark, and headings that skip no level', () => {
    const document = documentAt(path);
    expect(document.querySelectorAll('main')).toHaveLength(1);
    const levels = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) =>
      Number(tagName[1]),
    );
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  test('has no dead link, and refers to no missing file', async () => {
    const dead: string[] = [];
    for (const element of documentAt(path).querySelectorAll('[href], [src]')) {
      const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
      const url = new URL(address, site + path);
      if (url.origin !== site) {
        if (!['https:', 'mailto:', 'tel:', 'http:'].includes(url.protocol)) dead.push(address);
      } else if (element.matches('a:not([download]), link[rel=expect]')) {
        const target = documents.get(url.pathname)?.document;
        const id = decodeURIComponent(url.hash.slice(1));
        if (target === undefined || (id !== '' && target.getElementById(id) === null)) {
          dead.push(address);
        }
      } else if ((await fetch(url)).status !== 200) {
        dead.push(address);
      }
    }
    expect(dead).toEqual([]);
  });

  test('has no two links with one name that lead to different pages', () => {
    const targets = new Map<string, Set<string>>();
    for (const link of documentAt(path).querySelectorAll('a[href]')) {
      const name = link.getAttribute('aria-label') ?? link.textContent;
      const { origin, pathname } = new URL(link.getAttribute('href') ?? '', site + path);
      targets.set(name, new Set(targets.get(name)).add(origin + pathname));
    }
    expect([...targets].filter(([, { size }]) => size > 1)).toEqual([]);
  });
});

describe.each(indexed)('$path, for search engines and social networks', (route) => {
  test('has one canonical address', () => {
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      const canonical = documentAt(path).querySelector<HTMLLinkElement>('link[rel=canonical]');
      expect(canonical?.href).toBe(site + route.path);
      expect(contentOf(path, 'meta[property="og:url"]')).toBe(site + route.path);
      expect(contentOf(path, 'meta[name=robots]')).toBeUndefined();
    }
  });

  test('has the same title and description in all tags', () => {
    for (const name of ['[property="og:title"]', '[name="twitter:title"]']) {
      expect(contentOf(route.path, `meta${name}`)).toBe(route.title);
    }
    for (const name of ['description', 'twitter:description', 'og:description']) {
      const selector = `meta[name="${name}"], meta[property="${name}"]`;
      expect(contentOf(route.path, selector)).toBe(route.description);
    }
  });

  test('has an image of 1200 by 630', async () => {
    expect(contentOf(route.path, 'meta[name="twitter:card"]')).toBe('summary_large_image');
    const address = contentOf(route.path, 'meta[property="og:image"]') ?? '';
    expect(contentOf(route.path, 'meta[name="twitter:image"]')).toBe(address);
    expect(await sizeOf(address)).toEqual([1200, 630]);
  });

  test('has structured data with valid references and addresses', () => {
    const text = documentAt(route.path).querySelector('script[type="application/ld+json"]');
    const { '@context': context, '@graph': graph } = JSON.parse(text?.textContent ?? '') as {
      '@context': string;
      '@graph': { '@type': string; '@id'?: string; publisher?: { '@id': string } }[];
    };
    expect(context).toBe('https://schema.org');
    const ids = graph.map(({ '@id': id }) => id);
    const references = graph.flatMap(({ publisher }) => publisher?.['@id'] ?? []);
    expect(ids).toEqual(expect.arrayContaining(references));
    const trail = graph.find(({ '@type': type }) => type === 'BreadcrumbList') as
      | { itemListElement: { position: number; name: string; item: string }[] }
      | undefined;
    const steps = trail?.itemListElement ?? [];
    expect(steps.length > 0).toBe(route.path !== '/');
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const { item } of steps) expect(routes.map(({ path }) => site + path)).toContain(item);
  });
});

test('hidden pages have a noindex tag and aren’t in the sitemap', async () => {
  for (const { path } of [...routes.filter(({ isHidden }) => isHidden), notFound]) {
    expect(contentOf(path, 'meta[name=robots]')).toBe('noindex');
  }
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>(.*)<\/loc>/g)].map(([, address]) => address);
  expect(listed).toEqual(indexed.map(({ path }) => site + path));
  expect(await (await fetch(`${site}/robots.txt`)).text()).toContain(
    `Sitemap: ${site}/sitemap.xml`,
  );
});

test('titles and descriptions are unique, and fit in search results', () => {
  expect(new Set(indexed.map(({ title }) => title)).size).toBe(indexed.length);
  expect(new Set(indexed.map(({ description }) => description)).size).toBe(indexed.length);
  expect(indexed.filter(({ description }) => description.length > 160)).toEqual([]);
});

test('the icons exist in the sizes of the manifest', async () => {
  const { icons } = (await (await fetch(`${site}/site.webmanifest`)).json()) as {
    icons: { src: string; sizes: string }[];
  };
  expect(icons.length).toBeGreaterThan(0);
  for (const { src, sizes } of icons) {
    expect((await sizeOf(site + src)).join('x')).toBe(sizes);
  }
  expect(await sizeOf(`${site}/apple-touch-icon.png`)).toEqual([180, 180]);
  const ico = Buffer.from(await (await fetch(`${site}/favicon.ico`)).arrayBuffer());
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
});

/** Copy that isn't in a page's document, by path: replies after an action, and content for signed-in users. */
const later: Readonly<Record<string, unknown>> = {
  '/account': [account, accounts, agreement],
  '/confirm': confirm,
  '/contact': [contact, answers],
  '/dashboard': dashboard,
  '/forgot-password': forgotPassword,
  '/register': register,
  '/reset-password': resetPassword,
};

/** Every string in a module of copy. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [wordsOf(value)];
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
};

async function pdfWords(): Promise<string> {
  const data = await (await fetch(`${site}/${samplePdf.file}`)).arrayBuffer();
  const task = getDocument({ data: new Uint8Array(data), verbosity: VerbosityLevel.ERRORS });
  const { items } = await (await (await task.promise).getPage(1)).getTextContent();
  await task.destroy();
  return wordsOf(items.map((item) => ('str' in item ? item.str : '')).join(' '));
}

/** All public text by place, with the place names of the claims register. */
async function announcements(): Promise<Map<string, string>> {
  const part = (path: string, name: string) =>
    wordsOf(documents.get(path)?.html.match(new RegExp(`<${name}\\b.*</${name}>`, 's'))?.[0] ?? '');
  const mails = globSync('../../backend/supabase/templates/*.html', { cwd: import.meta.dirname });
  return new Map([
    ...routes.map(
      ({ path, title, description }) =>
        [
          path,
          [part(path, 'main'), title, description, ...textsIn(later[path])].join(' '),
        ] as const,
    ),
    ['footer', part('/', 'footer')],
    [
      'mail',
      [
        ...mails.map((file) => wordsOf(readFileSync(join(import.meta.dirname, file), 'utf8'))),
        ...textsIn(mailTexts),
      ].join(' '),
    ],
    ['pdf', await pdfWords()],
  ]);
}

test('registered claims appear on the pages that the register names, and on no other', async () => {
  const texts = await announcements();
  for (const [place, words] of texts) expect(words.length, place).toBeGreaterThan(100);
  const everywhere = [...texts.values()].join(' ');
  const found = claims.map(({ id, phrases }) => ({
    id,
    statedOn: [...texts].flatMap(([place, words]) =>
      phrases.some((one) => words.includes(one)) ? [place] : [],
    ),
    nowhere: phrases.filter((one) => !everywhere.includes(one)),
  }));
  expect(found.map((one) => ({ ...one, statedOn: one.statedOn.toSorted() }))).toEqual(
    claims.map(({ id, statedOn }) => ({ id, statedOn: statedOn.toSorted(), nowhere: [] })),
  );
});

/** Matches citations of laws, judgments and standards. */
const citation =
  /Verordening \(EU\) [\d/]+|C-\d+\/\d+|\bEN \d{3} \d{3}|\bWCAG \d\.\d|\b[A-Z][a-z]+wet(?: \d{4})?\b|\b[Ww]et gelijke \w+|\b[A-Z][\w-]*verdrag\b|\bNVP \w+|\b(?:AI-verordening|EU AI Act|U?AVG|WOR|AWR|BW|DigiToegankelijk)\b/g;

test('every cited law is in the register, and every registered law is cited', async () => {
  const documentsHeld = claims.flatMap(({ proof }) =>
    proof.flatMap((part) => ('document' in part ? [part.document] : [])),
  );
  const cited = [...(await announcements()).values(), ...documentsHeld].join(' ').match(citation);
  const unknown = (cited ?? []).filter((one) => !laws.some((law) => one.match(law.cited)));
  expect([...new Set(unknown)]).toEqual([]);
  expect(laws.filter((law) => !cited?.some((one) => one.match(law.cited)))).toEqual([]);
});
