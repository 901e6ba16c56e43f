import { company } from '@heldermatch/facts';
import type { Route } from '../src/route.ts';
import { light, dark } from '@heldermatch/tokens';
import { renderToStaticMarkup } from 'react-dom/server';
import { pageTags } from '../src/head.ts';
import { structuredData } from './structuredData.ts';

const escape = (text: string) => renderToStaticMarkup(text);

const attributesOf = (attributes: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => (value === '' ? name : `${name}="${escape(value)}"`))
    .join(' ');

export interface Site {
  routes: readonly Route[];
  /** Origin of the published site, such as `https://www.heldermatch.example`. */
  origin: string;
}

/** Tags of a document's head for search engines, social networks and browsers, one per line. */
export function headTags(route: Route, site: Site): string[] {
  const data = JSON.stringify(structuredData(route, site));
  return [
    `<title>${escape(route.title)}</title>`,
    '<meta name="color-scheme" content="light dark">',
    `<meta name="theme-color" content="${light.surface.default}" media="(prefers-color-scheme: light)">`,
    `<meta name="theme-color" content="${dark.surface.default}" media="(prefers-color-scheme: dark)">`,
    '<link rel="icon" href="/favicon.ico" sizes="32x32">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    '<meta property="og:type" content="website">',
    '<meta property="og:locale" content="nl_NL">',
    `<meta property="og:site_name" content="${escape(company.name)}">`,
    ...pageTags(route, site.origin).map(
      (attributes) => `<${'rel' in attributes ? 'link' : 'meta'} ${attributesOf(attributes)}>`,
    ),
    ...(route.isHidden
      ? []
      : [
          `<script type="application/ld+json">${data.replaceAll('<', String.raw`\u003c`)}</script>`,
        ]),
  ];
}
