import type { Route } from './routes.ts';

/** Of a picture on a social network, in pixels. */
export const pictureSize = { width: 1200, height: 630 };

/** The address of a route's picture. */
export const pictureOf = ({ path }: Route) =>
  `/delen/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`;

/** What can be seen there: `discovery/pictures.ts` draws it. */
const pictureAlt = ({ title }: Route) =>
  `${title}, naast een voorbeeld van een scorecard: een totaalscore in procenten, een balk voor elke categorie met de nummers van het bewijs, en de regel: een mens beslist.`;

/** The attributes of a `meta`, or of a `link` where there is a `rel`. */
type Tag = Readonly<Record<string, string>>;

/** What the head of a document says of its page beside the title. */
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
