const city = 'Amsterdam';
const country = 'Nederland';

/** Who we are, as the site, the mails, the structured data and the local pages say it. */
export const company = {
  name: 'Heldermatch',
  /** The name in two parts, for the logo: the marker goes over the first. */
  brandMark: { marked: 'Helder', rest: 'match' },
  legalName: 'Heldermatch B.V.',
  email: 'info@heldermatch.example',
  phone: '+31 20 000 00 00',
  city,
  country,
  address: `${city}, ${country}`,
  /** Where we are established, as in the extract of the KvK. @see article 3:15d BW */
  visitingAddress: 'Voorbeeldstraat 1, 1000 AA Amsterdam',
  /** At the Dutch trade register (KvK). */
  registration: '00000000',
  /** For VAT. @see article 3:15d BW */
  vat: 'NL000000000B00',
  /** Where the source of the packages lies. */
  repository: 'https://github.com/example/heldermatch',
  linkedIn: 'https://www.linkedin.com/company/example',
} as const;

export const emailHref = `mailto:${company.email}`;
export const phoneHref = `tel:${company.phone.replaceAll(' ', '')}`;
