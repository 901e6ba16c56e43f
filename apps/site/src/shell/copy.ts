// What pages have in common. Evaluated with the app: what has to be computed, such as a date, stands elsewhere.
import { company } from '@heldermatch/facts';

export const pageCrash = {
  title: 'Er ging iets mis',
  text: 'Een deel van de pagina kon niet geladen worden. Controleer uw verbinding en probeer het opnieuw.',
  buttonLabel: 'Probeer opnieuw',
};

/** Tells that the app can't be fetched: the page can be read, but its forms can't be sent yet. */
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

/** Beside what a form finds wrong. */
export const invalidInput = {
  title: 'Validatiefout',
  description: 'Controleer uw invoer',
};

/** Where a form can't work. */
export const noScript = `Dit formulier werkt alleen met JavaScript. Zet JavaScript aan, of mail ons via ${company.email}.`;

export const backHome = 'Terug naar Home';
