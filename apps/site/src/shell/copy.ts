// What the site says around its pages, whichever is shown.
import { asOf, company } from '@heldermatch/facts';

export const wordmark = { ...company.brandMark, href: '/' };

export const navigationTexts = {
  label: 'Hoofdnavigatie',
  action: { href: '/contact', label: company.name },
};

export const footerTexts = {
  label: 'Contact en juridisch',
  searchPlaceholder: 'Zoeken..',
  disclaimer: `De kwaliteit van AI-recruitment verschilt. ${company.name} ondersteunt recruiters en vervangt het menselijk oordeel niet. De resultaten hangen af van de kwaliteit van de invoer, de juistheid van functieomschrijvingen en de training van medewerkers.`,
  copyright: `© 2025 ${company.name} (${asOf})`,
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

/** Beside what a form finds wrong. */
export const invalidInput = {
  title: 'Validatiefout',
  description: 'Controleer uw invoer',
};

/** Where a form can't work. */
export const noScript = `Dit formulier werkt alleen met JavaScript. Zet JavaScript aan, of mail ons via ${company.email}.`;

export const backHome = 'Terug naar Home';
