import { company, retention } from '@heldermatch/facts';

/** Emails that Supabase Auth sends, named after their section in config.toml. */
export const templateKinds = [
  'confirmation',
  'recovery',
  'email_change',
  'magic_link',
  'invite',
  'reauthentication',
] as const;

/** Emails that only report a change, so that the owner notices one made by someone else. */
export const noticeKinds = ['password_changed', 'email_changed'] as const;

export const mailKinds = [...templateKinds, ...noticeKinds];

/** Emails that the function `send-account-mails` sends: the kinds of the table `account_mails`. */
export const accountMailKinds = ['account_unused', 'account_deleted'] as const;

export type AccountMailKind = (typeof accountMailKinds)[number];

export type MailKind = (typeof mailKinds)[number] | AccountMailKind;

export interface MailText {
  subject: string;
  title: string;
  /** Paragraphs before the button or the code. */
  intro: readonly string[];
  /** Target of the button: a page of the site that does nothing until the user presses its button. */
  link?: {
    label: string;
    page: '/confirm' | '/reset-password';
    /** Purpose of the token, in the terms of `verifyOtp`. */
    type: 'signup' | 'invite' | 'email_change' | 'recovery' | 'magiclink';
  };
  /** Whether the email contains a code. @default false */
  hasCode?: boolean;
  /** Paragraphs after the button or the code. */
  outro: readonly string[];
}

const validity = 'De link is één uur geldig en werkt één keer.';

/**
 * Copy of the emails; Supabase Auth fills in `{{ .Name }}` variables. User input, such as a name, is never repeated,
 * because anyone can have an email sent to any address.
 */
export const mailTexts: Readonly<Record<MailKind, MailText>> = {
  confirmation: {
    subject: `Bevestig uw account bij ${company.name}`,
    title: 'Bevestig uw account',
    intro: [
      `U heeft een account aangemaakt bij ${company.name}. Bevestig dat dit uw e-mailadres is en typ uw wachtwoord. Daarna kunt u inloggen.`,
    ],
    link: { label: 'Account bevestigen', page: '/confirm', type: 'signup' },
    outro: [validity, 'Heeft u geen account aangemaakt? Dan hoeft u niets te doen.'],
  },
  recovery: {
    subject: `Stel een nieuw wachtwoord in voor ${company.name}`,
    title: 'Stel een nieuw wachtwoord in',
    intro: [`U heeft gevraagd om een nieuw wachtwoord voor uw account bij ${company.name}.`],
    link: { label: 'Nieuw wachtwoord instellen', page: '/reset-password', type: 'recovery' },
    outro: [
      validity,
      'Heeft u hier niet om gevraagd? Dan hoeft u niets te doen. Uw wachtwoord blijft hetzelfde.',
    ],
  },
  email_change: {
    subject: `Bevestig de wijziging van uw e-mailadres bij ${company.name}`,
    title: 'Bevestig de wijziging van uw e-mailadres',
    intro: [
      `U heeft gevraagd om het e-mailadres van uw account bij ${company.name} te wijzigen van {{ .Email }} naar {{ .NewEmail }}.`,
      'Voor uw veiligheid vragen wij een bevestiging op beide adressen.',
    ],
    link: { label: 'Wijziging bevestigen', page: '/confirm', type: 'email_change' },
    outro: [
      validity,
      `Heeft u hier niet om gevraagd? Dan hoeft u niets te doen: zonder uw bevestiging verandert er niets. Laat het ons wel weten via ${company.email}.`,
    ],
  },
  magic_link: {
    // The site never requests this email, but the platform lets anyone request it.
    subject: `Inloggen bij ${company.name}`,
    title: 'Inloggen met uw wachtwoord',
    intro: [
      `Iemand vroeg om bij ${company.name} in te loggen met een link. U logt bij ons in met uw wachtwoord. Weet u dat niet meer? Met deze link stelt u een nieuw wachtwoord in.`,
    ],
    link: { label: 'Nieuw wachtwoord instellen', page: '/reset-password', type: 'magiclink' },
    outro: [validity, 'Heeft u hier niet om gevraagd? Dan hoeft u niets te doen.'],
  },
  invite: {
    subject: `U bent uitgenodigd voor ${company.name}`,
    title: 'U bent uitgenodigd',
    // Only the company's staff can invite, so the text needs to name no inviter.
    intro: [
      `${company.legalName} nodigt u uit om een account te maken bij ${company.name}. U of uw organisatie heeft ons daarom gevraagd. Kies een wachtwoord; daarna kunt u inloggen.`,
    ],
    link: { label: 'Wachtwoord kiezen', page: '/confirm', type: 'invite' },
    outro: [
      validity,
      `Verwachtte u deze uitnodiging niet? Dan hoeft u niets te doen. Twijfelt u, vraag het ons dan via ${company.email}.`,
    ],
  },
  reauthentication: {
    subject: `Uw bevestigingscode voor ${company.name}`,
    title: 'Uw bevestigingscode',
    intro: ['Vul deze code in om te bevestigen dat u het bent:'],
    hasCode: true,
    outro: [
      'De code is één uur geldig. Deel hem met niemand: wij vragen er nooit naar.',
      `Heeft u hier niet om gevraagd? Laat het ons weten via ${company.email}.`,
    ],
  },
  // Also sent after confirming an account, because the owner chooses the password there.
  password_changed: {
    subject: `Het wachtwoord van uw account bij ${company.name} is gewijzigd`,
    title: 'Uw wachtwoord is gewijzigd',
    intro: [
      `Voor uw account bij ${company.name} is zojuist een wachtwoord ingesteld. Op andere apparaten bent u uitgelogd.`,
    ],
    outro: [
      'Deed u dit zelf? Dan hoeft u niets te doen.',
      `Deed u dit niet? Vraag dan meteen een nieuw wachtwoord aan: kies bij het inloggen voor Wachtwoord vergeten. Laat het ons ook weten via ${company.email}.`,
    ],
  },
  // Sent to the previous address of the account.
  email_changed: {
    subject: `Het e-mailadres van uw account bij ${company.name} is gewijzigd`,
    title: 'Uw e-mailadres is gewijzigd',
    intro: [
      `Het e-mailadres van uw account bij ${company.name} is gewijzigd van {{ .OldEmail }} naar {{ .Email }}. Voortaan logt u in met het nieuwe adres.`,
    ],
    outro: [
      'Deed u dit zelf? Dan hoeft u niets te doen.',
      `Deed u dit niet? Laat het ons dan meteen weten via ${company.email}.`,
    ],
  },
  account_unused: {
    subject: `Uw account bij ${company.name} wordt verwijderd`,
    title: 'Uw account wordt verwijderd',
    intro: [
      `U bent bijna een jaar niet ingelogd bij ${company.name}. Een account waarmee ${retention.accounts} lang niemand inlogt, verwijderen wij.`,
      'Wilt u uw account houden? Log dan vóór {{ .DeletesOn }} in. Doet u dat niet, dan verwijderen wij uw account op die dag of kort daarna.',
    ],
    outro: [
      'Wilt u uw account niet houden? Dan hoeft u niets te doen.',
      'Weet u uw wachtwoord niet meer? Kies bij het inloggen voor Wachtwoord vergeten.',
    ],
  },
  // Also sent when the company deletes an account on request, or when the email above got no response.
  account_deleted: {
    subject: `Uw account bij ${company.name} is verwijderd`,
    title: 'Uw account is verwijderd',
    intro: [
      `Uw account bij ${company.name} is verwijderd. Dat gebeurt als u daarom vraagt, of als u ${retention.accounts} lang niet inlogt en wij u dat vooraf hebben gemaild.`,
      'Uw naam, e-mailadres en bedrijfsnaam, uw akkoorden, uw sessies en wat wij van uw inloggen vastlegden, zijn uit onze database verwijderd.',
      `Dit blijft nog staan: uw naam in het logboek van een organisatie waar u lid van was (zolang die bestaat), berichten via het contactformulier (tot ${retention.contactMessages} na ontvangst), andere e-mails (tot ${retention.correspondence} na het laatste contact), afspraken (tot ${retention.bookings} na de afspraak) en reservekopieën (maximaal ${retention.ownCopies}).`,
    ],
    outro: [
      'Wist u hiervan? Dan hoeft u niets te doen.',
      `Wist u hier niet van? Laat het ons dan meteen weten via ${company.email}. Deed iemand anders dit, dan kent die uw wachtwoord: wijzig het ook overal elders waar u het gebruikt. Het account kunnen wij niet terughalen; u kunt wel een nieuw account maken.`,
    ],
  },
};
