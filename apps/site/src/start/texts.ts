// What is told without React. Apart from other texts, some of which are computed.

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
