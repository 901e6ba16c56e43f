import { Marker } from '@heldermatch/ui';
import { planDemo } from '../shared/labels.ts';
import { Mail, MapPin, Phone } from 'lucide';
import { company, emailHref, phoneHref, pilot } from '@heldermatch/facts';

export const hero = {
  title: 'Neem Contact Op',
  intro: (
    <>
      Heeft u een vraag over {company.name}, of wilt u zien wat het met{' '}
      <Marker>uw&nbsp;eigen vacature doet?</Marker> Schrijf ons of kies zelf een moment voor een
      demo.
    </>
  ),
  note: `U krijgt binnen ${pilot.answersWithin} antwoord.`,
};

/** The postcode and the town stay on one line. */
const address = company.visitingAddress.replace(/\d{4} [A-Z]{2} .*/, (place) =>
  place.replaceAll(' ', '\u00A0'),
);

/**
 * Identity of the company.
 * @see article 3:15d BW
 */
const imprint = [
  company.legalName,
  address,
  `KvK\u00A0${company.registration}, btw\u00A0${company.vat}`,
].join('\n');

export const details = [
  { icon: Mail, title: 'E-mail', link: { href: emailHref, label: company.email } },
  { icon: Phone, title: 'Telefoon', link: { href: phoneHref, label: company.phone } },
  { icon: MapPin, title: 'Adres', text: company.address, note: imprint },
];

export const detailsTitle = 'Contactgegevens';

export const demo = {
  title: planDemo.label,
  text: 'In dertig minuten ziet u hoe een score tot stand komt, met een vacature die u zelf kiest.',
  buttonLabel: 'Plan Nu',
};
