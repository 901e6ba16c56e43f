// What pages have in common. Evaluated with every island: what has to be computed, such as a date, stands elsewhere.
import { company } from '@heldermatch/facts';

export const wordmark = { ...company.brandMark, href: '/' };

export const pageCrash = {
  title: 'Er ging iets mis',
  text: 'Een deel van de pagina kon niet geladen worden. Controleer uw verbinding en probeer het opnieuw.',
  buttonLabel: 'Probeer opnieuw',
};

/** Beside what a form finds wrong. */
export const invalidInput = {
  title: 'Validatiefout',
  description: 'Controleer uw invoer',
};

/** Where a form can't work. */
export const noScript = `Dit formulier werkt alleen met JavaScript. Zet JavaScript aan, of mail ons via ${company.email}.`;

export const backHome = 'Terug naar Home';
