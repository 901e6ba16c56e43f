export const notFoundPage = {
  title: 'Pagina niet gevonden',
  englishText: 'Oops! Page not found',
  text: 'Deze pagina bestaat niet of is verplaatst.',
  home: { href: '/', label: 'Terug naar Home' },
};

export const pageCrash = {
  title: 'Er ging iets mis',
  text: 'Een deel van de pagina kon niet geladen worden. Controleer uw verbinding en probeer het opnieuw.',
  buttonLabel: 'Probeer opnieuw',
};

/** When the code of the site itself does not come: the page can be read, but its forms can't be sent yet. */
export const startFailure = {
  tone: 'critical',
  title: 'Er ging iets mis',
  description: 'De pagina kon niet helemaal geladen worden. Wat u heeft ingevuld, staat er nog.',
  actionLabel: 'Probeer opnieuw',
} as const;

export const unreachableToast = {
  tone: 'critical',
  title: 'Er ging iets mis',
  description: 'Probeer het later opnieuw.',
} as const;
