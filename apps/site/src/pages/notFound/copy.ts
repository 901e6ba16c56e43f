export const notFound = {
  title: 'Pagina niet gevonden',
  statement: 'Geen bewijs gevonden voor',
  englishText: 'Oops! Page not found',
  text: 'Deze pagina bestaat niet of is verplaatst.',
  link: { href: '/', label: 'Terug naar Home' },
  links: [
    { href: '/features', label: 'Functionaliteiten' },
    { href: '/compliance', label: 'Compliance' },
    { href: '/contact', label: 'Contact' },
  ],
};

/** Shown until the address is known. */
export const unknownAddress = 'dit adres';

export const searchLabel = 'Zoek op deze site';
