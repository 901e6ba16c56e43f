import { company } from '@heldermatch/facts';

/** Beside what a form finds wrong. */
export const invalidInput = {
  title: 'Validatiefout',
  description: 'Controleer uw invoer',
};

/** Shown instead of a form that needs JavaScript. */
export const noScript = `Dit formulier werkt alleen met JavaScript. Zet JavaScript aan, of mail ons via ${company.email}.`;
