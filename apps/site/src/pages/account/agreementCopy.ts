import { dateInDutch, legalVersions, termsHoldFrom } from '@heldermatch/facts';

const firstDay = dateInDutch(termsHoldFrom(legalVersions.terms));

/** Dialog that asks an account to accept the terms, if registration didn't. */
export const agreement = {
  /** Before changed terms take effect. */
  announced: {
    title: 'Onze voorwaarden veranderen',
    text: `Vanaf ${firstDay} gelden nieuwe voorwaarden voor uw account. U kunt nu akkoord gaan, of later. Vanaf die dag vragen wij het opnieuw. Gaat u dan niet akkoord, dan loggen wij u uit.`,
    leave: 'Later',
  },
  due: {
    title: 'Gaat u akkoord met onze voorwaarden?',
    text: 'Voordat u verdergaat, vragen wij of u akkoord gaat met deze versie. Gaat u niet akkoord, dan loggen wij u uit. Uw account blijft bestaan zolang als in de Privacy Verklaring staat.',
    leave: 'Uitloggen',
  },
  version: (date: string) => `Algemene Voorwaarden, versie ${date}`,
  privacy: 'Lees ook onze Privacy Verklaring',
  agree: 'Ik ga akkoord',
};

/** Shown once: a privacy statement needs no acceptance. */
export const privacyChanged = {
  tone: 'info',
  title: 'Onze privacyverklaring is gewijzigd',
  link: { href: '/privacy#klachten', label: 'Lees wat er anders is' },
} as const;
