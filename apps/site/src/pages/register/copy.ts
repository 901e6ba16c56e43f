export const register = {
  title: 'Maak een account',
  intro: 'Na uw registratie krijgt u een e-mail om uw adres te bevestigen.',
  labels: {
    name: 'Volledige naam',
    email: 'E-mailadres',
    company: 'Bedrijfsnaam',
    password: 'Wachtwoord',
    confirmPassword: 'Herhaal wachtwoord',
    ruleMet: 'voldaan',
    ruleNeeded: 'nog nodig',
    submit: 'Account maken',
    pending: 'Account maken...',
  },
  terms: {
    before: 'Ik ga akkoord met de ',
    terms: 'algemene voorwaarden',
    between: ' en de ',
    privacy: 'privacyverklaring',
    after: '.',
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
  /** Stands in the place of the form that was sent. */
  sent: {
    title: 'Controleer uw e-mail',
    intro: (email: string) =>
      `We hebben een e-mail gestuurd naar ${email}. Open de link daarin om uw account te bevestigen. Daarna kunt u inloggen.`,
    help: 'Niets ontvangen? Kijk ook bij uw ongewenste e-mail, of laat de e-mail opnieuw versturen.',
    resend: 'Opnieuw versturen',
    pending: 'Versturen...',
    otherAddress: 'Een ander e-mailadres gebruiken',
    toLogin: 'Naar inloggen',
    toasts: {
      succeeded: {
        tone: 'positive',
        title: 'E-mail opnieuw verstuurd',
        description: 'Gebruik de link in de nieuwste e-mail.',
      },
      failed: { tone: 'critical', title: 'Versturen mislukt' },
    },
  },
} as const;

/** In place of the service's English, by the code of its error or, as one of 500 and more comes without, by its words. */
const refusals: Partial<Record<string, string>> = {
  over_request_rate_limit:
    'Er is te vaak geprobeerd om een account te maken. Probeer het over vijf minuten opnieuw.',
  over_email_send_rate_limit:
    'Er kan nu geen nieuwe e-mail worden verstuurd. Wacht een minuut en probeer het opnieuw.',
  weak_password:
    'Dit wachtwoord komt voor in een datalek of is makkelijk te raden. Kies een ander wachtwoord.',
  email_address_invalid: 'Ongeldig e-mailadres',
  email_address_not_authorized: 'Naar dit e-mailadres kan geen e-mail worden verstuurd.',
  signup_disabled: 'Er kunnen nu geen nieuwe accounts worden gemaakt.',
  email_provider_disabled: 'Er kunnen nu geen nieuwe accounts worden gemaakt.',
  'Database error saving new user':
    'Uw account kon niet worden opgeslagen. Probeer het later opnieuw.',
  'Error sending confirmation email':
    'De e-mail om uw adres te bevestigen kon niet worden verstuurd. Probeer het later opnieuw.',
};

/** Why something was refused, in Dutch where that is known. */
export const refusalText = ({
  code = '',
  message,
}: {
  code?: string | undefined;
  message: string;
}) => refusals[message] ?? refusals[code] ?? message;
