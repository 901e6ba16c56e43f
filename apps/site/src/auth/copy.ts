// What several pages of an account say.
import { dateInDutch, legalVersions, termsHoldFrom } from '@heldermatch/facts';

/** A link from a mail that can't be used, and the way on. */
export const deadLink = {
  title: 'Deze link werkt niet meer',
  intro: 'De link is verlopen, al gebruikt of niet helemaal meegekomen.',
  help: 'Vraag een nieuwe link aan. Daarmee kiest u een wachtwoord en kunt u weer inloggen.',
  action: 'Nieuwe link aanvragen',
};

export const loginLink = { href: '/login', label: 'Naar inloggen' };

/** Until home is there, which takes as long as the network does. */
export const signedOut = {
  title: 'U bent uitgelogd',
  intro: 'Deze browser bewaart geen sessie meer.',
};

const firstDay = dateInDutch(termsHoldFrom(legalVersions.terms));

/** To the terms, where that was not asked at registration. */
export const agreement = {
  /** Before changed terms hold. */
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

/** Told once: nobody agrees to a privacy statement. */
export const privacyChanged = {
  tone: 'info',
  title: 'Onze privacyverklaring is gewijzigd',
  link: { href: '/privacy#klachten', label: 'Lees wat er anders is' },
} as const;
