const city = 'Amsterdam';
const country = 'Nederland';

/** Identity of the company in the site, the emails, the structured data and the local pages. */
export const company = {
  name: 'Heldermatch',
  /** Name in two parts, for the logo: the first is marked. */
  brandMark: { marked: 'Helder', rest: 'match' },
  legalName: 'Heldermatch B.V.',
  email: 'info@heldermatch.example',
  /** With spaces at which a line can't break. */
  phone: '+31\u00A020\u00A0000\u00A000\u00A000',
  city,
  country,
  address: `${city}, ${country}`,
  /**
   * Place of business, as in the KvK extract.
   * @see article 3:15d BW
   */
  visitingAddress: 'Voorbeeldstraat 1, 1000 AA Amsterdam',
  /** Number in the Dutch trade register (KvK). */
  registration: '00000000',
  /**
   * VAT number.
   * @see article 3:15d BW
   */
  vat: 'NL000000000B00',
  /** Source repository of the packages. */
  repository: 'https://github.com/example/heldermatch',
  linkedIn: 'https://www.linkedin.com/company/example',
} as const;

export const emailHref = `mailto:${company.email}`;
export const phoneHref = `tel:${company.phone.replaceAll(/\s/g, '')}`;
