export const resetPassword = {
  title: 'Kies een nieuw wachtwoord',
  intro: 'Daarna logt u overal opnieuw in met dit wachtwoord.',
  labels: {
    password: 'Nieuw wachtwoord',
    submit: 'Wachtwoord opslaan',
    pending: 'Opslaan...',
  },
  done: {
    title: 'Wachtwoord gewijzigd',
    intro: (email: string) =>
      `Het nieuwe wachtwoord van ${email} geldt vanaf nu. Op alle apparaten bent u uitgelogd.`,
    help: 'Log in met uw e-mailadres en uw nieuwe wachtwoord.',
  },
  failed: { tone: 'critical', title: 'Wachtwoord niet gewijzigd' },
} as const;
