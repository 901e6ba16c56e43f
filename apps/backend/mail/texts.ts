import { company } from '@heldermatch/facts';

/** The mails that Supabase Auth sends, by the name of their section in config.toml. */
export const mailKinds = [
  'confirmation',
  'recovery',
  'email_change',
  'magic_link',
  'invite',
  'reauthentication',
] as const;

export type MailKind = (typeof mailKinds)[number];

interface MailText {
  subject: string;
  title: string;
  /** Paragraphs before the button or the code. */
  intro: readonly string[];
  /** The label of the button; a mail without one carries a code. */
  button?: string;
  /** Paragraphs after it. */
  outro: readonly string[];
}

const validity = 'De link is één uur geldig en werkt één keer.';

/**
 * `{{ .Name }}` is filled in by Supabase Auth. Nothing that a stranger typed (such as a name) is ever
 * repeated: anyone can have a mail sent to any address.
 */
export const mailTexts: Readonly<Record<MailKind, MailText>> = {
  confirmation: {
    subject: `Bevestig uw account bij ${company.name}`,
    title: 'Bevestig uw e-mailadres',
    intro: [
      `U heeft een account aangemaakt bij ${company.name}. Bevestig dat dit uw e-mailadres is. Daarna kunt u inloggen.`,
    ],
    button: 'E-mailadres bevestigen',
    outro: [validity, 'Heeft u geen account aangemaakt? Dan hoeft u niets te doen.'],
  },
  recovery: {
    subject: `Stel een nieuw wachtwoord in voor ${company.name}`,
    title: 'Stel een nieuw wachtwoord in',
    intro: [`U heeft gevraagd om een nieuw wachtwoord voor uw account bij ${company.name}.`],
    button: 'Nieuw wachtwoord instellen',
    outro: [
      validity,
      'Heeft u hier niet om gevraagd? Dan hoeft u niets te doen. Uw wachtwoord blijft hetzelfde.',
    ],
  },
  email_change: {
    subject: `Bevestig uw nieuwe e-mailadres bij ${company.name}`,
    title: 'Bevestig uw nieuwe e-mailadres',
    intro: [
      `U heeft gevraagd om het e-mailadres van uw account bij ${company.name} te wijzigen van {{ .Email }} naar {{ .NewEmail }}.`,
      'Voor uw veiligheid vragen wij een bevestiging op beide adressen.',
    ],
    button: 'Wijziging bevestigen',
    outro: [
      validity,
      `Heeft u hier niet om gevraagd? Klik dan niet, en laat het ons weten via ${company.email}.`,
    ],
  },
  magic_link: {
    subject: `Uw inloglink voor ${company.name}`,
    title: 'Uw inloglink',
    intro: [`Met deze link logt u in bij ${company.name}.`],
    button: 'Inloggen',
    outro: [validity, 'Heeft u hier niet om gevraagd? Dan hoeft u niets te doen.'],
  },
  invite: {
    subject: `U bent uitgenodigd voor ${company.name}`,
    title: 'U bent uitgenodigd',
    intro: [`U bent uitgenodigd om een account te maken bij ${company.name}.`],
    button: 'Uitnodiging accepteren',
    outro: [validity, 'Verwachtte u deze uitnodiging niet? Dan hoeft u niets te doen.'],
  },
  reauthentication: {
    subject: `Uw bevestigingscode voor ${company.name}`,
    title: 'Uw bevestigingscode',
    intro: ['Vul deze code in om te bevestigen dat u het bent:'],
    outro: [
      'De code is één uur geldig. Deel hem met niemand: wij vragen er nooit naar.',
      `Heeft u hier niet om gevraagd? Laat het ons weten via ${company.email}.`,
    ],
  },
};
