// Texts of the shell. They are evaluated with the app, so computed texts, such as dates, are elsewhere.

export const pageCrash = {
  title: 'Er ging iets mis',
  text: 'Een deel van de pagina kon niet geladen worden. Controleer uw verbinding en probeer het opnieuw.',
  buttonLabel: 'Probeer opnieuw',
};

/** Shown when the app can't be fetched: the page is readable, but its forms can't be submitted yet. */
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

export const backHome = 'Terug naar Home';

/** Shown after signing out, until the home page has loaded. */
export const signedOut = {
  title: 'U bent uitgelogd',
  intro: 'Deze browser bewaart geen sessie meer.',
};
