export const forgotPassword = {
  title: 'Wachtwoord vergeten?',
  intro: 'Vul uw e-mailadres in. U krijgt een e-mail waarmee u een nieuw wachtwoord kiest.',
  labels: {
    email: 'E-mailadres',
    submit: 'E-mail verzenden',
    pending: 'Verzenden...',
  },
  /** The same text with and without an account. */
  sent: {
    title: 'Controleer uw e-mail',
    intro: (email: string) =>
      `Is er een account voor ${email}? Dan staat er nu een e-mail klaar met een link. Die is één uur geldig.`,
    help: 'Niets ontvangen? Kijk ook bij uw ongewenste e-mail, en controleer of u dit adres bij uw registratie heeft gebruikt.',
    otherAddress: 'Een ander e-mailadres gebruiken',
  },
  failed: { tone: 'critical', title: 'Verzenden mislukt' },
} as const;
