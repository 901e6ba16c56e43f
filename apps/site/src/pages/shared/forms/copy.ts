import { company } from '@heldermatch/facts';

/** The toast about invalid input; the first message of a field takes the place of its text. */
export const invalidInput = {
  title: 'Validatiefout',
  description: 'Controleer uw invoer',
};

/** Shown instead of a form that needs JavaScript. */
export const noScript = `Dit formulier werkt alleen met JavaScript. Zet JavaScript aan, of mail ons via ${company.email}.`;
