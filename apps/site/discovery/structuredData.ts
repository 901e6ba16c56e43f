import type { BreadcrumbList, Graph, Organization, WebSite } from 'schema-dts';
import { company, phoneHref } from '@heldermatch/facts';
import type { Route } from '../src/route.ts';
import { navigationLinks } from '../src/shell/links.ts';
import type { Site } from './documentHead.ts';

/** Label of a route in a breadcrumb trail. */
const nameOf = ({ path, title }: Route) =>
  navigationLinks.find(({ href }) => href === path)?.label ?? title.split(' - ')[0] ?? title;

/**
 * Ancestors of a route by its path, and the route itself. The trail of '/features/cv-analysis' contains '/' and
 * '/features'.
 */
export const trailOf = (route: Route, routes: readonly Route[]): Route[] =>
  routes
    .filter(({ path }) => path === '/' || route.path === path || route.path.startsWith(`${path}/`))
    .toSorted((a, b) => a.path.length - b.path.length);

/**
 * Structured data of a page for search engines.
 * @see https://schema.org/Organization, https://schema.org/WebSite, https://schema.org/BreadcrumbList
 */
export function structuredData(route: Route, { routes, origin }: Site): Graph {
  const organizationId = `${origin}/#organization`;
  const organization: Organization = {
    '@type': 'Organization',
    '@id': organizationId,
    name: company.name,
    legalName: company.legalName,
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email: company.email,
    telephone: phoneHref.replace('tel:', ''),
    vatID: company.vat,
    identifier: { '@type': 'PropertyValue', propertyID: 'KvK', value: company.registration },
    address: {
      '@type': 'PostalAddress',
      addressLocality: company.city,
      addressCountry: company.country,
    },
    sameAs: [company.linkedIn],
  };
  const site: WebSite = {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: company.name,
    url: `${origin}/`,
    inLanguage: 'nl',
    publisher: { '@id': organizationId },
  };
  const trail: BreadcrumbList = {
    '@type': 'BreadcrumbList',
    itemListElement: trailOf(route, routes).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: nameOf(step),
      item: origin + step.path,
    })),
  };
  return {
    '@context': 'https://schema.org',
    // A trail of one step has no information.
    '@graph': route.path === '/' ? [organization, site] : [organization, site, trail],
  };
}
