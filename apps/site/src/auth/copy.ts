// What several pages of an account say.

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

/** To the texts in force, where that was not asked at registration. */
export const agreement = {
  title: 'Gaat u akkoord met onze voorwaarden?',
  text: 'Voordat u verdergaat, vragen wij uw akkoord op deze versie. Gaat u niet akkoord, dan loggen wij u uit. Uw account blijft bestaan.',
  names: { terms: 'Algemene Voorwaarden', privacy: 'Privacy Verklaring' },
  version: (name: string, date: string) => `${name}, versie ${date}`,
  agree: 'Ik ga akkoord',
  leave: 'Uitloggen',
};
