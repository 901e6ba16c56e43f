import { fillVariables, richTextOf, textOf, type MailDraft } from '@heldermatch/ui';
import { mailVariables, type valuesFor } from './mails.ts';

interface Template {
  id: string;
  label: string;
  subject: string;
  /** Paragraphs between the salutation and the name of the sender. */
  text: readonly string[];
}

/**
 * Templates of emails to candidates. A rejection states its reason, that a human decided, and the right to a new
 * assessment (article 22 of the GDPR).
 */
const templates: readonly Template[] = [
  {
    id: 'invitation',
    label: 'Uitnodiging voor een gesprek',
    subject: 'Gesprek over de functie {Functie}',
    text: [
      'Dank voor uw sollicitatie naar de functie {Functie} in {Plaats}. Wij maken graag kennis met u.',
      'Dit zijn de tijden: {Voorgestelde tijden}.',
      'Laat ons uiterlijk {Uiterste datum} weten wat u past. Past er niets, stel dan zelf een tijd voor.',
    ],
  },
  {
    id: 'receipt',
    label: 'Ontvangstbevestiging',
    subject: 'Wij ontvingen uw sollicitatie',
    text: [
      'Dank voor uw sollicitatie naar de functie {Functie} in {Plaats}. Wij hebben uw cv ontvangen.',
      'Software zoekt in uw cv naar bewijs voor de eisen van de functie. Een mens beslist, en u hoort van ons wat er is besloten.',
      'Wij bewaren uw gegevens tot vier weken nadat de vacature is gesloten. U kunt vragen om ze in te zien, te verbeteren of te verwijderen. Antwoord daarvoor op deze mail.',
    ],
  },
  {
    id: 'rejection',
    label: 'Afwijzing met reden',
    subject: 'Uw sollicitatie naar de functie {Functie}',
    text: [
      'Dank voor uw sollicitatie naar de functie {Functie} in {Plaats}. Wij gaan niet met u verder.',
      'De reden: {Reden}.',
      'Een mens heeft dit besloten; software hielp alleen vergelijken. Ziet u het anders, of zagen wij iets niet? Antwoord dan op deze mail. U kunt uw standpunt geven en om een nieuwe beoordeling door een mens vragen (artikel 22 AVG).',
    ],
  },
  {
    id: 'consent',
    label: 'Vraag om een jaar te bewaren',
    subject: 'Mogen wij uw gegevens een jaar bewaren?',
    text: [
      'U solliciteerde bij ons naar de functie {Functie} in {Plaats}. Zonder uw toestemming verwijderen wij uw gegevens vier weken nadat de vacature is gesloten.',
      'Wij bewaren ze graag een jaar, om u te vragen voor een andere functie. Vindt u dat goed? Antwoord dan uiterlijk {Uiterste datum}.',
      'U hoeft niets: dan verwijderen wij ze gewoon. Uw toestemming kunt u altijd intrekken.',
    ],
  },
];

export const mailTemplates = templates.map(({ text, ...template }) => ({
  ...template,
  text: richTextOf(
    ['Beste {Naam},', ...text, 'Met vriendelijke groet,\n{Afzender}'].join('\n\n'),
    mailVariables,
  ),
}));

/** Subject and text with their values. The subject is one line. */
export const filledMail = (draft: MailDraft, values: ReturnType<typeof valuesFor>) => ({
  subject: textOf(richTextOf(draft.subject, mailVariables), values).replaceAll(/\s+/g, ' ').trim(),
  text: fillVariables(draft.text, values),
});
