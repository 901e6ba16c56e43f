/** Who the mails come from; the same facts as the site's company facts. */
export const sender = {
  name: 'Heldermatch',
  legalName: 'Heldermatch B.V.',
  email: 'info@heldermatch.example',
  address: 'Amsterdam, Nederland',
} as const;
