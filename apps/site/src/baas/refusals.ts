/** Dutch text of the service's errors, by code. Errors of 500 and above have no code, so they are found by message. */
const refusals: Partial<Record<string, string>> = {
  over_request_rate_limit: 'Er is te vaak geprobeerd. Probeer het over vijf minuten opnieuw.',
  over_email_send_rate_limit:
    'Er kan nu geen nieuwe e-mail worden verzonden. Wacht een minuut en probeer het opnieuw. Lukt het dan niet, probeer het over een uur.',
  weak_password:
    'Dit wachtwoord komt voor in een datalek of is makkelijk te raden. Kies een ander wachtwoord.',
  same_password: 'Dit is uw huidige wachtwoord. Kies een ander wachtwoord.',
  email_exists: 'Dit e-mailadres is al in gebruik.',
  email_address_invalid: 'Ongeldig e-mailadres',
  email_address_not_authorized: 'Naar dit e-mailadres kan geen e-mail worden verzonden.',
  signup_disabled: 'Er kunnen nu geen nieuwe accounts worden gemaakt.',
  email_provider_disabled: 'Er kunnen nu geen nieuwe accounts worden gemaakt.',
  'Database error saving new user':
    'Uw account kon niet worden opgeslagen. Probeer het later opnieuw.',
  'Error sending confirmation email':
    'De e-mail om uw adres te bevestigen kon niet worden verzonden. Probeer het later opnieuw.',
};

/** Reason of a refusal, in Dutch if the error is known. */
export const reasonOf = ({
  code = '',
  message,
}: {
  code?: string | undefined;
  message: string;
}): string => refusals[message] ?? refusals[code] ?? message;
