import { company } from '@heldermatch/facts';

export const login = {
  title: 'Welkom terug',
  intro: `Log in bij ${company.name}.`,
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
    'signed-in': {
      tone: 'positive',
      title: 'Login succesvol!',
      description: 'Je wordt doorgestuurd naar het platform...',
    },
    refused: {
      tone: 'critical',
      title: 'Login mislukt',
      description: 'Ongeldige inloggegevens. Controleer uw e-mail en wachtwoord.',
    },
    limited: {
      tone: 'critical',
      title: 'Login mislukt',
      description:
        'Er is te vaak geprobeerd om in te loggen. Wacht vijf minuten en probeer het opnieuw.',
    },
  },
} as const;
