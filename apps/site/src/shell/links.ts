import { company, emailHref } from '@heldermatch/facts';
import type { FooterProps, NavigationBarProps } from '@heldermatch/ui';

/** Path of the search page, which gets the search words as `q` in the query. */
export const searchPath = '/search';

/** Links of the navigation bar, in order. */
export const navigationLinks: NavigationBarProps['links'] = [
  { href: '/', label: 'Home' },
  { href: '/features', label: 'Functionaliteiten' },
  { href: '/about', label: 'Over' },
  { href: '/contact', label: 'Contact' },
  { href: '/compliance', label: 'Compliance' },
  {
    href: '/login',
    label: 'Inloggen',
    whenSignedIn: { href: '/dashboard', label: 'Dashboard' },
  },
];

/** Lists of links in the footer, in order. */
export const footerLinks: FooterProps['links'] = [
  {
    title: 'Contact',
    items: [
      { href: '/contact', label: 'Contact' },
      { href: emailHref, label: company.email },
      { href: company.linkedIn, label: `${company.name} op LinkedIn`, opensInNewTab: true },
    ],
  },
  {
    title: 'Uitleg',
    items: [
      { href: '/candidates', label: 'Voor kandidaten' },
      { href: '/how-we-score', label: 'Hoe wij scoren' },
      { href: '/pilot', label: 'De pilot' },
      { href: '/accessibility', label: 'Toegankelijkheid' },
    ],
  },
  {
    title: 'Juridisch',
    items: [
      { href: '/privacy', label: 'Privacy Verklaring' },
      { href: '/terms', label: 'Algemene Voorwaarden' },
      { href: '/dpa', label: 'Verwerkersovereenkomst' },
    ],
  },
];
