import type { Route } from './route.ts';

/** Size of a social image, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

/** Folder of the social images. */
export const pictureFolder = '/delen';

/** Path of a route's social image. */
export const pictureOf = ({ path }: Route) =>
  `${pictureFolder}/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** Alternative text of the social image that `discovery/socialImages.ts` draws. */
const pictureAlt = ({ title }: Route) =>
  `${title}, naast een tekening van papier en een gele stift.`;

/** Attributes of a `meta` element, or of a `link` element if there is a `rel`. */
type Tag = Readonly<Record<string, string>>;

/** Tags of a document's head that describe the page, besides the title. */
export function pageTags(route: Route, origin: string): Tag[] {
  const address = origin + route.path;
  const picture = origin + pictureOf(route);
  const tags: Tag[] = [
    { name: 'description', content: route.description },
    { property: 'og:title', content: route.title },
    { property: 'og:description', content: route.description },
    { property: 'og:url', content: address },
    { name: 'twitter:title', content: route.title },
    { name: 'twitter:description', content: route.description },
  ];
  if (route.isHidden) {
    return [
      ...tags,
      { name: 'robots', content: 'noindex' },
      { name: 'twitter:card', content: 'summary' },
    ];
  }
  return [
    ...tags,
    { rel: 'canonical', href: address },
    { property: 'og:image', content: picture },
    { property: 'og:image:width', content: String(pictureSize.width) },
    { property: 'og:image:height', content: String(pictureSize.height) },
    { property: 'og:image:alt', content: pictureAlt(route) },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: picture },
  ];
}
