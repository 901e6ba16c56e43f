import { company } from '@heldermatch/facts';

/** Toast for invalid input. The first error message replaces its description. */
export const invalidInput = {
  title: 'Validatiefout',
  description: 'Controleer uw invoer',
};

/** Shown instead of a form that needs JavaScript. */
export const noScript = `Dit formulier werkt alleen met JavaScript. Zet JavaScript aan, of mail ons via ${company.email}.`;
