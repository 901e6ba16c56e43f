import { company } from '@heldermatch/facts';

export const account = {
  title: 'Bevestig uw account',
  intro:
    'Typ uw wachtwoord en bevestig. Wat u hier typt, is vanaf nu het wachtwoord van uw account.',
  labels: {
    password: 'Wachtwoord',
    submit: 'Account bevestigen',
    pending: 'Bevestigen...',
  },
  done: {
    title: 'E-mailadres bevestigd',
    intro: (email: string) => `Het account van ${email} is klaar voor gebruik.`,
    help: 'Log in met uw e-mailadres en het wachtwoord dat u net heeft getypt.',
  },
  failed: { tone: 'critical', title: 'Bevestigen is niet gelukt' },
} as const;

/** For an invited user, who has no password yet. */
export const invitation = {
  ...account,
  title: 'Kies een wachtwoord',
  intro: 'Daarmee bevestigt u uw account. Daarna logt u in met dit wachtwoord.',
} as const;

export const emailChange = {
  title: 'Bevestig de wijziging',
  intro: `U wijzigt het e-mailadres van uw account bij ${company.name}. Dat bevestigt u op beide adressen: het oude en het nieuwe.`,
  labels: { submit: 'Wijziging bevestigen', pending: 'Bevestigen...' },
  halfWay: {
    title: 'Dit adres is bevestigd',
    intro: 'Open nu de e-mail op het andere adres en bevestig de wijziging ook daar.',
  },
  done: {
    title: 'E-mailadres gewijzigd',
    intro: (email: string) => `U logt vanaf nu in met ${email}.`,
  },
  failed: account.failed,
} as const;
