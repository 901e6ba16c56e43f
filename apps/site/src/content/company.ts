import { settings } from '../settings.ts';

/** Every fact about the company, in one place. */
export const company = {
  name: 'Heldermatch',
  /** The name in two parts, for the logo: the marker goes over the first. */
  wordmark: { marked: 'Helder', rest: 'match', href: '/' },
  legalName: 'Heldermatch B.V.',
  email: 'info@heldermatch.example',
  phone: '+31 20 000 00 00',
  address: 'Amsterdam, Nederland',
  registration: '00000000',
  network: 'https://www.linkedin.com/company/example',
  origin: settings.siteUrl,
} as const;

export const emailHref = `mailto:${company.email}`;
export const phoneHref = `tel:${company.phone.replaceAll(' ', '')}`;
