export const confirmation = {
  succeeded: {
    tone: 'positive',
    title: 'E-mailadres bevestigd',
    description: 'Uw account is klaar voor gebruik en u bent ingelogd.',
  },
  failed: {
    tone: 'critical',
    title: 'Bevestigen is niet gelukt',
    description:
      'De link is verlopen of al gebruikt. Log in, of registreer opnieuw voor een nieuwe link.',
  },
  /** For who is signed in. */
  usedBefore: {
    tone: 'info',
    title: 'Deze link werkt niet meer',
    description: 'U bent al ingelogd en hoeft niets te doen.',
  },
} as const;
