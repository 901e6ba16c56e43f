import { company } from './company.ts';

export const login = {
  title: 'Welkom terug',
  intro: `Log in op uw account bij ${company.name}.`,
  labels: {
    email: 'E-mailadres',
    password: 'Wachtwoord',
    rememberMe: 'Onthoud mij',
    forgotPassword: 'Wachtwoord vergeten?',
    submit: 'Inloggen',
    pending: 'Inloggen...',
  },
  noAccount: 'Nog geen account? Registreren',
  toasts: {
    succeeded: {
      tone: 'positive',
      title: 'Login succesvol!',
      description: 'Je wordt doorgestuurd naar het platform...',
    },
    failed: {
      tone: 'critical',
      title: 'Login mislukt',
      description: 'Ongeldige inloggegevens. Controleer uw e-mail en wachtwoord.',
    },
  },
} as const;

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
  /** In place of Supabase's English, by the code of its error. */
  refusals: {
    over_request_rate_limit:
      'Er is te vaak geprobeerd om een account te maken. Probeer het over vijf minuten opnieuw.',
    over_email_send_rate_limit:
      'Er kan nu geen nieuwe e-mail worden verstuurd. Wacht een minuut en probeer het opnieuw.',
    weak_password:
      'Dit wachtwoord komt voor in een datalek of is makkelijk te raden. Kies een ander wachtwoord.',
    email_address_invalid: 'Ongeldig e-mailadres',
  } as Readonly<Partial<Record<string, string>>>,
} as const;

export const backHome = 'Terug naar Home';

export const unreachableToast = {
  tone: 'critical',
  title: 'Er ging iets mis',
  description: 'Probeer het later opnieuw.',
} as const;

export const confirmation = {
  succeeded: {
    tone: 'positive',
    title: 'E-mailadres bevestigd',
    description: 'Uw account is klaar voor gebruik en u bent ingelogd.',
    link: { href: '/dashboard', label: 'Naar het dashboard' },
  },
  failed: {
    tone: 'critical',
    title: 'Bevestigen is niet gelukt',
    description:
      'De link is verlopen of al gebruikt. Log in, of registreer opnieuw voor een nieuwe link.',
    link: { href: '/login', label: 'Inloggen' },
  },
} as const;
