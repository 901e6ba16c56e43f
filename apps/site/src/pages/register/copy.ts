export const register = {
  title: 'Maak een account',
  intro:
    'U krijgt vandaag een account en komt op de lijst voor de pilot. Het platform is er nog niet: dat is in ontwikkeling. Een account kost niets. Na uw registratie krijgt u een e-\u2060mail om uw adres te bevestigen.',
  labels: {
    name: 'Volledige naam',
    email: 'E-mailadres',
    company: 'Bedrijfsnaam',
    password: 'Wachtwoord',
    confirmPassword: 'Herhaal wachtwoord',
    submit: 'Account maken',
    pending: 'Account maken...',
  },
  terms: {
    before: 'Ik ga akkoord met de ',
    terms: 'algemene voorwaarden',
    between: ' en heb de ',
    privacy: 'privacyverklaring',
    after: ' gelezen.',
  },
  hasAccount: 'Al een account? Inloggen',
  toasts: {
    succeeded: {
      tone: 'positive',
      title: 'Registratie succesvol!',
      description: 'Controleer uw e-mail om uw account te bevestigen voordat u inlogt.',
    },
    exists: {
      tone: 'critical',
      title: 'Account bestaat al',
      description: 'Dit e-mailadres is al geregistreerd. Probeer in te loggen.',
    },
    failed: { tone: 'critical', title: 'Registratie mislukt' },
  },
  /** Shown in place of the submitted form. */
  sent: {
    title: 'Controleer uw e-mail',
    intro: (email: string) =>
      `We hebben een e-mail gestuurd naar ${email}. Open de link daarin om uw account te bevestigen. Daarna kunt u inloggen.`,
    help: 'Niets ontvangen? Kijk ook bij uw ongewenste e-mail, of laat de e-mail opnieuw verzenden.',
    resend: 'Opnieuw verzenden',
    pending: 'Verzenden...',
    otherAddress: 'Een ander e-mailadres gebruiken',
    toLogin: 'Naar inloggen',
    toasts: {
      succeeded: {
        tone: 'positive',
        title: 'E-mail opnieuw verzonden',
        description: 'Gebruik de link in de nieuwste e-mail.',
      },
      failed: { tone: 'critical', title: 'Verzenden mislukt' },
    },
  },
} as const;
