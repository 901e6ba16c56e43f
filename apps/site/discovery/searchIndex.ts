import { JSDOM } from 'jsdom';
import type { Section } from '../src/pages/search/find.ts';
import { pageNameOf, type Route } from '../src/route.ts';
import { routes } from '../src/routes.ts';

/**
 * Elements that aren't read on the page, repeat other content (`data-nosnippet`, as search engines know it), or are no
 * part of a sentence. The last are actions, numbers of evidence, and the line above the heading of a step.
 */
const excluded =
  'script, style, noscript, nav, [data-nosnippet], form, button, svg, [aria-hidden="true"], h1, a:not(p a, li > a, dd a, td a), [data-reference], li > p:has(+ h3)';
/** Inline elements: the text before and after them belongs to the same sentence. */
const inline = 'abbr, b, code, em, i, mark, mark *, strong, time';
const spaced = 'a, label, small, span';

/** Ids from React's `useId`, which differ after client-side navigation. */
const generatedId = /^_[rR]_/;

const tidy = (text: string) =>
  text
    .replaceAll(/[\u00AD\u2060]/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ (?=[,.;:!?)])/g, '')
    .replaceAll(/\s*\n\s*/g, '\n')
    .trim();

/** Characters between an element and its neighbours: lines are parts that an excerpt doesn't mix. */
function gapOf(element: Element): string {
  if (element.matches(inline)) return '';
  return element.matches(spaced) ? ' ' : '\n';
}

/** Id of a heading, or of the section that it is in. */
function idOf(heading: Element): string | undefined {
  if (heading.id !== '' && !generatedId.test(heading.id)) return heading.id;
  return heading.closest('main :is(section, li)[id]')?.id;
}

/** Searchable sections of a page's main landmark, each from one heading to the next. */
function sectionsOf(route: Route, html: string): Section[] {
  const main = JSDOM.fragment(html).querySelector('main');
  if (main === null) throw new Error(`${route.path} has no main landmark`);
  const title = tidy(main.querySelector('h1')?.textContent ?? '');
  for (const element of main.querySelectorAll(excluded)) element.remove();
  const page = pageNameOf(route);
  const sections: Section[] = [{ href: route.path, title, page, text: '' }];
  const read = (node: Node) => {
    const section = sections.at(-1);
    if (node.nodeType === 3 && section !== undefined) {
      section.text += (node.textContent ?? '').replaceAll('\n', ' ');
    }
    if (!isElement(node)) return;
    if (node.matches('h2, h3')) {
      const id = idOf(node);
      const href = id === undefined ? route.path : `${route.path}#${id}`;
      sections.push({ href, title: tidy(node.textContent), page, text: '' });
      return;
    }
    const gap = gapOf(node);
    if (section !== undefined) section.text += gap;
    for (const child of node.childNodes) read(child);
    const last = sections.at(-1);
    if (last !== undefined) last.text += gap;
  };
  read(main);
  return sections.map((section) => ({
    ...section,
    page: page === section.title ? undefined : page,
    text: tidy(section.text),
  }));
}

/**
 * Search index of the site.
 * @param pages - HTML of each path.
 */
export const searchIndexOf = (pages: ReadonlyMap<string, string>): Section[] =>
  routes
    .filter(({ isHidden }) => !isHidden)
    .flatMap((route) => sectionsOf(route, pages.get(route.path) ?? ''));

const isElement = (node: Node): node is Element => node.nodeType === 1;
