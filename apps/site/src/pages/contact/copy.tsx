import { Marker } from '@heldermatch/ui';
import { contactLabels } from '@heldermatch/forms';
import { planDemo } from '../shared/labels.ts';
import { Mail, MapPin, Phone } from 'lucide';
import { company, emailHref, phoneHref } from '@heldermatch/facts';

export const hero = {
  title: 'Neem Contact Op',
  intro: (
    <>
      Heeft u een vraag over {company.name}, of wilt u het{' '}
      <Marker>met uw eigen vacature zien</Marker>? Schrijf ons of kies zelf een moment voor een
      demo.
    </>
  ),
};

export const tabs = {
  label: 'Manieren om contact op te nemen',
  message: 'Stuur bericht',
  booking: 'Plan direct',
};

export const form = {
  labels: {
    ...contactLabels,
    submit: 'Verstuur bericht',
    pending: 'Verzenden...',
  },
  consentLink: 'Lees hoe wij met uw gegevens omgaan',
};

export const thanks = {
  title: 'Bedankt voor uw bericht',
  text: 'We nemen zo snel mogelijk contact met u op.',
  link: { href: '/compliance', label: 'Privacy & DPIA' },
};

export const sentToast = {
  tone: 'positive',
  title: 'Bericht verzonden!',
  description: 'We nemen zo snel mogelijk contact met u op.',
  link: { href: '/compliance', label: 'Privacy & DPIA' },
} as const;

export const refusedToast = { tone: 'critical', title: 'Fout' } as const;

export const failedToast = {
  tone: 'critical',
  title: 'Er ging iets mis',
  description: `Probeer het later opnieuw of neem direct contact op via ${company.email}`,
} as const;

/** It was sent, and no answer came. */
export const uncertainToast = {
  ...failedToast,
  description: `Het is niet zeker of uw bericht is aangekomen. Verstuur het gerust nog een keer: het komt niet dubbel aan. Lukt het niet? ${failedToast.description}.`,
} as const;

export const crash = {
  title: 'Er ging iets mis',
  text: 'De contactmodule kon niet geladen worden. Probeer opnieuw.',
  buttonLabel: 'Probeer opnieuw',
};

export const booking = {
  title: 'Agenda voor het plannen van een demo',
  label: 'Open de agenda in een nieuw tabblad',
};

export const details = [
  { icon: Mail, title: 'E-mail', link: { href: emailHref, label: company.email } },
  { icon: Phone, title: 'Telefoon', link: { href: phoneHref, label: company.phone } },
  { icon: MapPin, title: 'Adres', text: company.address },
];

export const detailsTitle = 'Contactgegevens';

export const demo = {
  title: planDemo.label,
  text: 'In dertig minuten ziet u hoe een score tot stand komt, met een vacature die u zelf kiest.',
  buttonLabel: 'Plan Nu',
};
