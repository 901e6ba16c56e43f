// Copy of the shell. It is evaluated with the app, so computed strings, such as dates, are elsewhere.

/** Title of every message about a failure. */
export const wentWrong = 'Er ging iets mis';

/** Label of every button that tries again. */
export const tryAgain = 'Probeer opnieuw';

export const pageCrash = {
  title: wentWrong,
  text: 'Een deel van de pagina kon niet geladen worden. Controleer uw verbinding en probeer het opnieuw.',
  buttonLabel: tryAgain,
};

/** Shown when the app can't be fetched: the page is readable, but its forms can't be submitted yet. */
export const startFailure = {
  tone: 'critical',
  title: wentWrong,
  description: 'De pagina kon niet helemaal geladen worden. Wat u heeft ingevuld, staat er nog.',
  actionLabel: tryAgain,
} as const;

export const unreachableToast = {
  tone: 'critical',
  title: wentWrong,
  description: 'Probeer het later opnieuw.',
} as const;

export const backHome = 'Terug naar Home';

/** Shown after signing out, until the home page has loaded. */
export const signedOut = {
  title: 'U bent uitgelogd',
  intro: 'Deze browser bewaart geen sessie meer.',
};
