import { expect, test } from 'vitest';
import { notFound, routeOf, routes } from '../src/routes.ts';
import { footerLinks, navigationLinks } from '../src/shell/links.ts';

const allRoutes = [...routes, notFound];

test('the table has every route of the specification, and the later additions', () => {
  const paths = routes.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  expect(paths.toSorted()).toEqual([
    '/',
    '/about',
    '/accessibility',
    '/account',
    '/candidates',
    '/compliance',
    '/confirm',
    '/contact',
    '/dashboard',
    '/dpa',
    '/evidence-scorecard',
    '/features',
    '/features/cv-analysis',
    '/features/evidence-scorecard',
    '/features/smart-matching',
    '/forgot-password',
    '/how-we-score',
    '/login',
    '/pilot',
    '/privacy',
    '/register',
    '/reset-password',
    '/search',
    '/terms',
  ]);
});

test.each(allRoutes)('$path has a unique title and description', (route) => {
  expect(allRoutes.filter(({ title }) => title === route.title)).toEqual([route]);
  expect(allRoutes.filter(({ description }) => description === route.description)).toEqual([route]);
  expect(route.title.length).toBeLessThanOrEqual(70);
  expect(route.description.length).toBeLessThanOrEqual(160);
});

test('the navigation and the footer have the links of the specification, each to a route', () => {
  expect(navigationLinks.map(({ href, label }) => `${href} ${label}`)).toEqual([
    '/ Home',
    '/features Functionaliteiten',
    '/about Over',
    '/contact Contact',
    '/compliance Compliance',
    '/login Inloggen',
  ]);
  const ownFooterLinks = footerLinks
    .flatMap(({ items }) => items)
    .filter(({ href }) => href.startsWith('/'));
  expect(ownFooterLinks.map(({ href }) => href)).toEqual([
    '/contact',
    '/candidates',
    '/how-we-score',
    '/pilot',
    '/accessibility',
    '/privacy',
    '/terms',
    '/dpa',
  ]);
  expect(navigationLinks.flatMap(({ whenSignedIn = [] }) => whenSignedIn)).toEqual([
    { href: '/dashboard', label: 'Dashboard' },
  ]);
  for (const { href } of [...navigationLinks, ...ownFooterLinks]) {
    expect(routeOf(href).path).toBe(href);
  }
});

test('the account pages are guarded, and these pages are bare', () => {
  const those = (key: 'isGuarded' | 'chrome', value: unknown) =>
    routes.filter((route) => route[key] === value).map(({ path }) => path);
  expect(those('isGuarded', true)).toEqual(['/dashboard', '/account']);
  expect(those('chrome', 'bare').toSorted()).toEqual([
    '/account',
    '/confirm',
    '/dashboard',
    '/forgot-password',
    '/login',
    '/register',
    '/reset-password',
  ]);
});

test.each([
  ['/about/', '/about'],
  ['/evidence-scorecard', '/features/evidence-scorecard'],
  ['/', '/'],
  ['/onbekend', notFound.path],
  ['/features/onbekend', notFound.path],
])('%s shows the page of %s', (path, expected) => {
  expect(routeOf(path).path).toBe(expected);
});
