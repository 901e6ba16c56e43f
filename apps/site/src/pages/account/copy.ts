import { company, retention } from '@heldermatch/facts';
import { tryAgain } from '../../shell/copy.ts';

export const title = 'Mijn account';
export const signedInAs = (email: string) => `U bent ingelogd als ${email}.`;
export const toDashboard = 'Naar het dashboard';
export const signOut = 'Uitloggen';

export const unreadable = {
  title: 'Uw gegevens konden niet worden opgehaald',
  text: 'Controleer uw verbinding en probeer het opnieuw.',
  buttonLabel: tryAgain,
};

export const profile = {
  title: 'Uw gegevens',
  intro: 'Zo spreken wij u aan.',
  labels: {
    name: 'Volledige naam',
    company: 'Bedrijfsnaam',
    submit: 'Gegevens opslaan',
    pending: 'Opslaan...',
  },
  saved: {
    tone: 'positive',
    title: 'Gegevens opgeslagen',
    description: 'Uw naam en bedrijf zijn bijgewerkt.',
  },
} as const;

export const email = {
  title: 'E-mailadres',
  intro: 'Wij mailen het oude en het nieuwe adres. De wijziging geldt zodra u op beide bevestigt.',
  now: 'Nu:',
  waiting: (newEmail: string) =>
    `De wijziging naar ${newEmail} wacht op uw bevestiging. Open de e-\u2060mail op beide adressen.`,
  labels: {
    email: 'Nieuw e-mailadres',
    submit: 'E-mailadres wijzigen',
    pending: 'Verzenden...',
  },
  sent: {
    tone: 'positive',
    title: 'Bevestig op beide adressen',
    description: 'Er staat een e-\u2060mail klaar op uw oude en op uw nieuwe adres.',
  },
  failed: { tone: 'critical', title: 'E-mailadres niet gewijzigd' },
} as const;

const wrongPassword = 'Dit is niet uw huidige wachtwoord';
const limited = 'Er is te vaak geprobeerd. Wacht vijf minuten en probeer het opnieuw.';

export const password = {
  title: 'Wachtwoord',
  intro: 'Op andere apparaten wordt u uitgelogd.',
  labels: {
    currentPassword: 'Huidig wachtwoord',
    password: 'Nieuw wachtwoord',
    submit: 'Wachtwoord wijzigen',
    pending: 'Wijzigen...',
  },
  wrong: wrongPassword,
  changed: {
    tone: 'positive',
    title: 'Wachtwoord gewijzigd',
    description: 'Op andere apparaten bent u uitgelogd.',
  },
  failed: { tone: 'critical', title: 'Wachtwoord niet gewijzigd' },
  limited: { tone: 'critical', title: 'Wachtwoord niet gewijzigd', description: limited },
} as const;

export const data = {
  title: 'Uw gegevens downloaden',
  intro:
    'Wat in onze database over u staat, in één bestand. Het is JSON: te lezen voor u, en voor andere programma’s.',
  contents: {
    title: 'Wat er in het bestand staat',
    items: [
      'Uw account en gegevens, en uw akkoorden',
      'Van welke organisaties u lid bent en in welke rol, en welke filters u daar bewaarde',
      'Uitnodigingen voor organisaties',
      'Op welke apparaten u bent ingelogd, en wanneer u inlogde, met IP-\u2060adres',
      'E-\u2060mails die nog verzonden worden',
      'Berichten die u vanaf dit adres stuurde',
    ],
    elsewhere: `Wilt u ook wat in onze mailbox en agenda staat? Mail ons via ${company.email}. Wat u in het logboek van een organisatie deed, vraagt u aan die organisatie.`,
  },
  download: 'Gegevens downloaden',
  pending: 'Ophalen...',
  fileName: (day: string) => `${company.name.toLowerCase()}-mijn-gegevens-${day}.json`,
};

export const deletion = {
  title: 'Account verwijderen',
  intro:
    'Dit kan niet ongedaan worden gemaakt. Uw account, uw naam en uw bedrijf zijn meteen weg, en u wordt overal uitgelogd.',
  consequencesTitle: 'Wat er precies gebeurt, en wat nog even blijft',
  consequences: [
    { term: 'Inloggen', description: 'U wordt overal uitgelogd en kunt niet meer inloggen.' },
    {
      term: 'Meteen weg',
      description: `Uw account, uw naam en bedrijf, uw akkoorden, uw sessies en wat wij van uw inloggen vastlegden, zijn meteen weg uit onze database. Uw e-\u2060mailadres blijft daar tot de e-\u2060mail hieronder is verzonden, maximaal ${retention.accountMails}.`,
    },
    {
      term: 'Uw organisatie',
      description:
        'Bent u lid van een organisatie in het platform, dan eindigt dat. Uw naam blijft in het logboek van die organisatie. Bent u het laatste lid, dan verdwijnt de organisatie, met alles wat erin staat: vacatures, kandidaten en het logboek.',
    },
    {
      term: 'Wat nog even blijft',
      description: `Berichten die u via het contactformulier stuurde, bewaren wij tot ${retention.contactMessages} na ontvangst. In reservekopieën blijven uw gegevens nog maximaal ${retention.ownCopies} staan. Zo staat het in de privacyverklaring. E-\u2060mails en afspraken verwijderen wij op de termijn die daar staat.`,
    },
    {
      term: 'Bevestiging',
      description: 'U krijgt een e-\u2060mail die de verwijdering bevestigt.',
    },
  ],
  labels: {
    currentPassword: 'Uw wachtwoord',
    submit: 'Account verwijderen',
    pending: 'Verwijderen...',
  },
  wrong: wrongPassword,
  deleted: {
    tone: 'positive',
    title: 'Account verwijderd',
    description: `Contactberichten blijven tot ${retention.contactMessages} na ontvangst, reservekopieën maximaal ${retention.ownCopies}.`,
  },
  limited: { tone: 'critical', title: 'Account niet verwijderd', description: limited },
} as const;
