// What several pages of an account say.

/** In place of the service's English, by the code of its error or, as one of 500 and more comes without, by its words. */
const refusals: Partial<Record<string, string>> = {
  over_request_rate_limit: 'Er is te vaak geprobeerd. Probeer het over vijf minuten opnieuw.',
  over_email_send_rate_limit:
    'Er kan nu geen nieuwe e-mail worden verstuurd. Wacht een minuut en probeer het opnieuw.',
  weak_password:
    'Dit wachtwoord komt voor in een datalek of is makkelijk te raden. Kies een ander wachtwoord.',
  same_password: 'Dit is uw huidige wachtwoord. Kies een ander wachtwoord.',
  email_exists: 'Dit e-mailadres is al in gebruik.',
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

/** A link from a mail that can't be used, and the way on. */
export const deadLink = {
  title: 'Deze link werkt niet meer',
  intro: 'De link is verlopen, al gebruikt of niet helemaal meegekomen.',
  help: 'Vraag een nieuwe link aan. Daarmee kiest u een wachtwoord en kunt u weer inloggen.',
  action: 'Nieuwe link aanvragen',
};

export const loginLink = { href: '/login', label: 'Naar inloggen' };

/** To the texts in force, where that was not asked at registration. */
export const agreement = {
  title: 'Gaat u akkoord met onze voorwaarden?',
  text: 'Voordat u verdergaat, vragen wij uw akkoord op deze versie. Gaat u niet akkoord, dan loggen wij u uit. Uw account blijft bestaan.',
  names: { terms: 'Algemene Voorwaarden', privacy: 'Privacy Verklaring' },
  version: (name: string, date: string) => `${name}, versie ${date}`,
  agree: 'Ik ga akkoord',
  leave: 'Uitloggen',
};
