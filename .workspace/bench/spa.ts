// Single-page application with which the site is compared: `spa/`, with the copy of the built site.
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { build, type Plugin } from 'vite';
import { fileOf } from '../../apps/site/fileOf.ts';
import { compressAll } from '@heldermatch/tooling/hosting/compress';
import { installOnDemand } from '../outside.ts';

/** Classes of each element; other elements have the browser's default style. */
const classes: Record<string, string> = {
  main: 'mx-auto grid max-w-6xl gap-8 px-4 py-12 text-slate-900',
  footer: 'mt-16 grid gap-6 bg-slate-900 px-4 py-12 text-slate-200',
  h1: 'max-w-3xl text-4xl font-bold tracking-tight text-balance sm:text-5xl',
  h2: 'mt-8 text-3xl font-semibold tracking-tight',
  h3: 'text-xl font-semibold',
  p: 'max-w-prose leading-7',
  ul: 'grid list-disc gap-3 pl-5',
  ol: 'grid list-decimal gap-3 pl-5',
  li: 'leading-7',
  a: 'font-medium text-teal-800 underline underline-offset-4 hover:no-underline',
  table: 'w-full border-collapse text-left',
  th: 'border-b border-slate-300 p-3 font-semibold',
  td: 'border-b border-slate-200 p-3',
  section: 'grid gap-6',
  figure: 'rounded-xl border border-slate-200 p-6 shadow-sm',
  blockquote: 'border-l-4 border-teal-800 pl-4',
  button: 'rounded-lg border border-slate-400 px-3 py-2 font-medium',
  mark: 'bg-amber-200',
  dt: 'font-semibold',
};

/** HTML attributes that the single-page application copies from the site, by their React names. */
const kept: Record<string, string> = {
  id: 'id',
  href: 'href',
  src: 'src',
  alt: 'alt',
  width: 'width',
  height: 'height',
  lang: 'lang',
  scope: 'scope',
  role: 'role',
  type: 'type',
  datetime: 'dateTime',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  'aria-label': 'aria-label',
  'aria-hidden': 'aria-hidden',
};

const inputs = 'input:not([type=hidden]), textarea';
const written = (node: Node | null) => node?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
const quoted = (value: unknown) => JSON.stringify(value);

/** Code that renders a node, as compiled JSX. */
function codeOf(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return quoted(node.textContent);
  if (node.nodeType !== node.ELEMENT_NODE) return 'null';
  const element = node as Element;
  const name = element.localName;
  // Content that opens elsewhere, is invisible, or is only for visitors without scripts.
  if (['dialog', 'script', 'style', 'template', 'noscript', 'iframe'].includes(name)) return 'null';
  if (name === 'svg') return 'h(kit.Icon)';
  if (element.matches('[data-tabs]')) return tabsOf(element);
  if (name === 'form') return formOf(element as HTMLFormElement);
  if (element.matches('button[command=show-modal]')) return windowOf(element);
  const props: Record<string, string> = {};
  for (const [attribute, prop] of Object.entries(kept)) {
    const value = element.getAttribute(attribute);
    if (value !== null) props[prop] = value;
  }
  const look = classes[name];
  if (look !== undefined) props['className'] = look;
  let type = quoted(name);
  if (name === 'a' && props['href']?.startsWith('/') === true) {
    type = 'kit.Go';
    props['to'] = props['href'];
    delete props['href'];
  }
  if (name === 'input' || name === 'select') props['defaultValue'] = '';
  return `h(${[type, quoted(props), ...childrenOf(element)].join()})`;
}

const childrenOf = (element: ParentNode) =>
  [...element.childNodes].map(codeOf).filter((code) => code !== 'null' && code !== '" "');

const all = (children: readonly string[]) => `h(Fragment,null,${children.join()})`;

function windowOf(trigger: Element): string {
  const dialog = trigger.ownerDocument.getElementById(trigger.getAttribute('commandfor') ?? '');
  const heading = dialog?.querySelector('h2');
  const props = `{opens:${quoted(written(trigger))},title:${quoted(written(heading ?? null))}}`;
  heading?.parentElement?.remove();
  return `h(kit.Window,${[props, ...(dialog === null ? [] : childrenOf(dialog))].join()})`;
}

function tabsOf(tabs: Element): string {
  const panels = [...tabs.querySelectorAll('[role=tabpanel]')].map((panel) => {
    const tab = tabs.querySelector(`[aria-controls="${panel.id}"]`);
    return `{id:${quoted(panel.id)},label:${quoted(written(tab))},content:${all(childrenOf(panel))}}`;
  });
  return `h(kit.Panels,{panels:[${panels.join()}]})`;
}

function formOf(form: HTMLFormElement): string {
  const fields = [...form.querySelectorAll<HTMLInputElement>(inputs)].map((input) => ({
    name: input.name,
    label: [...(input.labels ?? [])].map(written).join(' '),
    type: input.localName === 'textarea' ? 'textarea' : input.type,
  }));
  const sends = written(form.querySelector('[type=submit]'));
  return `h(kit.Fields,{fields:${quoted(fields)},sends:${quoted(sends)}})`;
}

const documentAt = (dist: string, path: string) =>
  new JSDOM(readFileSync(join(dist, fileOf(path))));

/** Module with the copy of all pages. */
function pagesOf(dist: string, paths: readonly string[]): string {
  const pages = paths.map((path) => {
    const { document } = documentAt(dist, path).window;
    const main = document.querySelector('main');
    if (main === null) throw new Error(`${path} has no main element.`);
    return `{path:${quoted(path)},title:${quoted(document.title)},Content:(kit)=>${codeOf(main)}}`;
  });
  const { document } = documentAt(dist, '/').window;
  const navigation = [...document.querySelectorAll('nav a')].map((link) => ({
    to: link.getAttribute('href'),
    text: written(link),
  }));
  const footer = document.querySelector('footer');
  if (footer === null) throw new Error('The home page has no footer.');
  return `import { createElement as h, Fragment } from 'react';
export const navigation = ${quoted(navigation)};
export const footer = (kit) => ${codeOf(footer)};
export const pages = [${pages.join(',\n')}];
`;
}

/**
 * Builds the single-page application.
 * @param dist - Folder of the built site, which provides the copy.
 * @returns the folder of the build, with a document for each path as its host would send.
 */
export async function buildSpa(dist: string, paths: readonly string[]): Promise<string> {
  const root = installOnDemand(join(import.meta.dirname, 'spa'));
  const outDir = join(root, 'dist');
  writeFileSync(join(root, 'pages.jsx'), pagesOf(dist, paths));
  const { resolve } = createRequire(join(root, 'package.json'));
  const { default: tailwind } = (await import(
    pathToFileURL(resolve('@tailwindcss/vite')).href
  )) as { default: () => Plugin[] };
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [tailwind()],
    build: { outDir, emptyOutDir: true, chunkSizeWarningLimit: Infinity },
  });
  // Images and files have the same paths as on the site.
  for (const file of globSync('**/*.{png,jpg,svg,webp,avif,ico}', { cwd: dist })) {
    cpSync(join(dist, file), join(outDir, file));
  }
  for (const path of [...paths, '/404']) {
    if (path !== '/') cpSync(join(outDir, 'index.html'), join(outDir, fileOf(path)));
  }
  await compressAll(outDir);
  return outDir;
}
