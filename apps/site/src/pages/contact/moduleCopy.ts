// Separate from the page's own copy, which is in the HTML: browsers fetch this module.
import { company, processorOf } from '@heldermatch/facts';
import { contactLabels } from '@heldermatch/forms';
import { tryAgain, wentWrong } from '../../shell/copy.ts';

export const tabs = {
  label: 'Manieren om contact op te nemen',
  message: 'Stuur bericht',
  booking: 'Plan direct',
};

export const form = {
  labels: {
    ...contactLabels,
    submit: 'Bericht verzenden',
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
  title: wentWrong,
  description: `Probeer het later opnieuw of neem direct contact op via ${company.email}`,
} as const;

/** Toast for a message that was sent without a response. */
export const uncertainToast = {
  ...failedToast,
  description: `${failedToast.description}. Het is niet zeker of uw bericht is aangekomen. Verzend het gerust nog een keer: het komt niet dubbel aan.`,
} as const;

export const crash = {
  title: wentWrong,
  text: 'De contactmodule kon niet geladen worden. Probeer opnieuw.',
  buttonLabel: tryAgain,
};

const { name: service } = processorOf('booking');

/** Fragment that opens the agenda. */
export const bookingId = 'plan-direct';

export const booking = {
  title: 'Agenda voor het plannen van een demo',
  label: 'Open de agenda in een nieuw tabblad',
  load: service === undefined ? 'Agenda laden' : `Agenda van ${service} laden`,
  /**
   * Text about the consent that loading the agenda needs.
   * @param host - Host of the booking page, as visible in the address.
   */
  consent: (host: string) =>
    `De agenda is van ${service ?? 'onze boekingsdienst'} (${host}). Pas als u hem laadt of opent, ontvangt die dienst uw IP-\u2060adres en browser, en uw naam en e-\u2060mailadres als u die hier al had getypt. De agenda kan eigen cookies plaatsen.`,
  more: 'Wie wat van u ontvangt',
};
