import type { company as facts } from '../src/content/company.ts';
import type { Route } from '../src/routes.ts';
import { light, dark } from '@heldermatch/tokens';
import { pictureOf, pictureSize } from './pictures.ts';
import { structuredData } from './structured-data.ts';

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

const named = (name: string, content: string) =>
  `<meta name="${name}" content="${escape(content)}">`;
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escape(content)}">`;

/** What tells search engines, social networks and browsers about a page: the tags of its head, a line each. */
export function headTags(
  route: Route,
  site: { routes: readonly Route[]; company: typeof facts },
): string[] {
  const { company } = site;
  const canonical = company.origin + route.path;
  const tags = [
    `<title>${escape(route.title)}</title>`,
    named('description', route.description),
    named('color-scheme', 'light dark'),
    `<meta name="theme-color" content="${light.surface.default}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark.surface.default}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    property('og:title', route.title),
    property('og:description', route.description),
    property('og:type', 'website'),
    property('og:locale', 'nl_NL'),
    property('og:site_name', company.name),
    property('og:url', canonical),
    named('twitter:title', route.title),
    named('twitter:description', route.description),
  ];
  if (route.isHidden)
    return [...tags, named('robots', 'noindex'), named('twitter:card', 'summary')];
  const picture = company.origin + pictureOf(route);
  const data = JSON.stringify(structuredData(route, site)).replaceAll('<', String.raw`\u003c`);
  return [
    ...tags,
    `<link rel="canonical" href="${canonical}">`,
    property('og:image', picture),
    property('og:image:width', String(pictureSize.width)),
    property('og:image:height', String(pictureSize.height)),
    property('og:image:alt', `${company.name}: ${route.description}`),
    named('twitter:card', 'summary_large_image'),
    named('twitter:image', picture),
    `<script type="application/ld+json">${data}</script>`,
  ];
}
