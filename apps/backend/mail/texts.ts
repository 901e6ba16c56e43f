import { sender } from './sender.ts';

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
    title: 'Bevestig uw e-mailadres',
    intro: [
      `U heeft een account aangemaakt bij ${sender.name}. Bevestig dat dit uw e-mailadres is. Daarna kunt u inloggen.`,
    ],
    button: 'E-mailadres bevestigen',
    outro: [validity, 'Heeft u geen account aangemaakt? Dan hoeft u niets te doen.'],
  },
  recovery: {
    title: 'Stel een nieuw wachtwoord in',
    intro: [`U heeft gevraagd om een nieuw wachtwoord voor uw account bij ${sender.name}.`],
    button: 'Nieuw wachtwoord instellen',
    outro: [
      validity,
      'Heeft u hier niet om gevraagd? Dan hoeft u niets te doen. Uw wachtwoord blijft hetzelfde.',
    ],
  },
  email_change: {
    title: 'Bevestig uw nieuwe e-mailadres',
    intro: [
      `U heeft gevraagd om het e-mailadres van uw account bij ${sender.name} te wijzigen van {{ .Email }} naar {{ .NewEmail }}.`,
      'Voor uw veiligheid vragen wij een bevestiging op beide adressen.',
    ],
    button: 'Wijziging bevestigen',
    outro: [
      validity,
      `Heeft u hier niet om gevraagd? Klik dan niet, en laat het ons weten via ${sender.email}.`,
    ],
  },
  magic_link: {
    title: 'Uw inloglink',
    intro: [`Met deze link logt u in bij ${sender.name}.`],
    button: 'Inloggen',
    outro: [validity, 'Heeft u hier niet om gevraagd? Dan hoeft u niets te doen.'],
  },
  invite: {
    title: 'U bent uitgenodigd',
    intro: [`U bent uitgenodigd om een account te maken bij ${sender.name}.`],
    button: 'Uitnodiging accepteren',
    outro: [validity, 'Verwachtte u deze uitnodiging niet? Dan hoeft u niets te doen.'],
  },
  reauthentication: {
    title: 'Uw bevestigingscode',
    intro: ['Vul deze code in om te bevestigen dat u het bent:'],
    outro: [
      'De code is één uur geldig. Deel hem met niemand: wij vragen er nooit naar.',
      `Heeft u hier niet om gevraagd? Laat het ons weten via ${sender.email}.`,
    ],
  },
};
