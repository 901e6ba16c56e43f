export const notFound = {
  title: 'Pagina niet gevonden',
  englishText: 'Oops! Page not found',
  text: 'Deze pagina bestaat niet of is verplaatst.',
  link: { href: '/', label: 'Terug naar Home' },
};

export const searchLabel = 'Zoek op deze site';
