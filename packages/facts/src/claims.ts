import { company } from './company.ts';
import { retention } from './data.ts';
import { figures } from './figures.ts';
import { asOf, dateInDutch, confirmed } from './moments.ts';
import { pilot } from './pilot.ts';
import { euSentence, storageSentence } from './processors.ts';

/** Who answers for a claim: the roles of docs/operations.md. */
export type Role = 'lead' | 'engineer' | 'privacy';

/** What the operator must be able to show. */
export interface DocumentToHold {
  document: string;
  /** Since when it is held, such as 2026-11-25: `undefined` until it is. */
  heldSince: string | undefined;
  /** Before the site is public, which the build for production waits for, or before the first real candidate. */
  before: 'publication' | 'candidates';
}

/** What shows that a claim holds. */
export type Proof =
  /** A test or a setting of this repository, as the path of its file. */
  | { file: string }
  /** A job of the database, by its name. */
  | { job: string }
  | DocumentToHold;

/** A figure, date or promise that the site, the mails or the legal texts make. */
export interface Claim {
  id: string;
  /** What is said, to the letter: one of these stands on each place of `saidOn`, and none anywhere else. */
  phrases: readonly string[];
  /** Routes, 'footer', 'mail' (any of those that we send) or 'pdf' (the sample scorecard). */
  saidOn: readonly string[];
  /** Where it comes from. */
  source: 'specification' | 'law' | 'choice';
  owner: Role;
  proof: readonly Proof[];
  /** The last day on which it may be said without somebody looking at it again. */
  until: string;
}

/** To be looked at again each quarter: what is said of the present. */
const quarter = '2027-02-26';
/** Once a year: promises, terms and goals. */
const year = '2027-11-26';

const toPublish = (document: string): Proof => ({
  document,
  heldSince: undefined,
  before: 'publication',
});
const toUse = (document: string): Proof => ({
  document,
  heldSince: undefined,
  before: 'candidates',
});
const job = (name: string): Proof => ({ job: `delete-expired-${name}` });
const database: Proof = { file: 'apps/backend/tests/database.test.sql' };
const texts: Proof = { file: 'apps/site/tests/texts.test.ts' };
const scorecard: Proof = { file: 'packages/scorecard/src/scorecard.test.ts' };

const lawyer = toPublish(
  'Nagelezen door een jurist, in de officiële bronnen: voorwaarden, verwerkersovereenkomst, privacyverklaring en wat de site over de wet zegt',
);
const measuringPlan = toPublish('Meetplan van de pilot, met de nulmeting van elke deelnemer');
const processing = toPublish(
  'Verwerkersovereenkomst met elke verwerker, met plaats en subverwerkers',
);
const records = toPublish(
  'Register van verwerkingen (artikel 30 AVG): elke ontvanger en elke termijn staat erin',
);
const auditLog = toUse('Het logboek van het platform, voordat de eerste Klant er cv’s in zet');
const platform = toUse(
  'Verslag van de proef met verzonnen cv’s: het platform doet wat de pagina’s zeggen',
);

/**
 * Every figure and promise, with who answers for it, what proves it and until when. `pnpm golive` reads it to the
 * operator; the build for production refuses what nobody has renewed, and what no document proves.
 */
export const claims: readonly Claim[] = [
  // Of the present.
  {
    id: 'in-pilot',
    phrases: [
      'In pilot met de eerste klanten',
      'met de eerste klanten testen wij het ontwerp',
      'proberen de eerste klanten het ontwerp',
    ],
    saidOn: ['/', '/features', '/about', '/pilot'],
    source: 'specification',
    owner: 'lead',
    proof: [toPublish('Overeenkomst met ten minste één deelnemer aan de pilot')],
    until: quarter,
  },
  {
    id: 'not-there-yet',
    phrases: [
      'platform is in ontwikkeling',
      'Het platform is er nog niet',
      'het platform is er nog niet',
      'De Dienst is in ontwikkeling',
      'Het platform van Heldermatch is in ontwikkeling',
    ],
    saidOn: [
      '/dashboard',
      '/',
      '/candidates',
      '/compliance',
      '/features/cv-analysis',
      '/features/evidence-scorecard',
      '/features/smart-matching',
      '/how-we-score',
      '/pilot',
      '/privacy',
      '/register',
      '/terms',
    ],
    source: 'specification',
    owner: 'lead',
    proof: [texts],
    until: quarter,
  },
  {
    id: 'waiting-list',
    phrases: ['op de lijst voor de pilot'],
    saidOn: ['/dashboard', '/', '/pilot', '/register', '/terms'],
    source: 'choice',
    owner: 'lead',
    proof: [
      toPublish('Werkwijze van de lijst voor de pilot: wie er in welke volgorde bericht krijgt'),
    ],
    until: quarter,
  },
  {
    id: 'launch',
    phrases: ['Q2 2025'],
    saidOn: ['/dashboard'],
    source: 'specification',
    owner: 'lead',
    proof: [texts],
    until: quarter,
  },
  {
    id: 'roadmap',
    phrases: ['De perioden zijn die van ons plan uit 2025'],
    saidOn: ['/about'],
    source: 'specification',
    owner: 'lead',
    proof: [texts],
    until: quarter,
  },
  {
    id: 'pilot-terms',
    phrases: [
      pilot.price,
      pilot.duration,
      pilot.places,
      'Een gratis pilot gaat nooit vanzelf over',
    ],
    saidOn: ['/pilot', '/terms'],
    source: 'choice',
    owner: 'lead',
    proof: [toPublish('Besluit over prijs, duur en aantal plaatsen van de pilot')],
    until: quarter,
  },
  {
    id: 'pilot-plan',
    phrases: [
      `Dit is ons voorstel van ${dateInDutch(confirmed)}`,
      'Elk doel krijgt een vertrekpunt',
    ],
    saidOn: ['/pilot'],
    source: 'choice',
    owner: 'lead',
    proof: [measuringPlan],
    until: quarter,
  },
  {
    id: 'answers',
    phrases: [`binnen ${pilot.answersWithin} antwoord`],
    saidOn: ['/pilot', '/contact', '/accessibility'],
    source: 'choice',
    owner: 'lead',
    proof: [toPublish('Rooster van wie de mailbox leest, met vervanging')],
    until: year,
  },
  {
    id: 'missing',
    phrases: ['Geen ISO 27001'],
    saidOn: ['/pilot'],
    source: 'choice',
    owner: 'lead',
    proof: [texts],
    until: quarter,
  },
  {
    id: 'model',
    phrases: [`Welk AI-model wij gaan gebruiken, is nog niet gekozen (${asOf}).`],
    saidOn: ['/candidates', '/how-we-score'],
    source: 'choice',
    owner: 'privacy',
    proof: [
      toUse(
        'Keuze van het AI-model: leverancier binnen de EU, verwerkersovereenkomst, aankondiging aan Klanten',
      ),
    ],
    until: quarter,
  },
  {
    id: 'accessibility',
    phrases: ['Status D in het model van de overheid'],
    saidOn: ['/accessibility'],
    source: 'choice',
    owner: 'engineer',
    proof: [{ file: 'apps/site/tests/accessibility.test.ts' }],
    until: quarter,
  },
  // Figures: goals.
  {
    id: 'goals',
    phrases: figures.slice(5).map(({ value, label }) => `${label} ${value}`),
    saidOn: ['/', '/about'],
    source: 'specification',
    owner: 'lead',
    proof: [
      texts,
      toPublish('Onderbouwing van de streefcijfers: waarop zij rusten (artikel 6:194 BW)'),
    ],
    until: year,
  },
  {
    id: 'pilot-goals',
    phrases: figures.slice(0, 5).map(({ value, label }) => `${label} ${value}`),
    saidOn: ['/'],
    source: 'specification',
    owner: 'lead',
    proof: [texts, measuringPlan],
    until: year,
  },
  {
    id: 'figures',
    phrases: ['Doelen, geen resultaten.'],
    saidOn: ['/how-we-score'],
    source: 'choice',
    owner: 'lead',
    proof: [{ file: 'apps/site/tests/claims.test.ts' }],
    until: year,
  },
  {
    id: 'demo',
    phrases: ['n dertig minuten', 'demo van dertig minuten'],
    saidOn: ['/', '/about', '/contact', '/features', '/features/evidence-scorecard'],
    source: 'choice',
    owner: 'lead',
    proof: [toPublish('Afspraak van dertig minuten bij de boekingsdienst')],
    until: year,
  },
  // What the product does.
  {
    id: 'human-decides',
    phrases: [
      'geen volledig geautomatiseerde besluiten',
      'Geen volledig geautomatiseerde besluiten',
      'Niemand wordt automatisch afgewezen',
      'Een score is een advies',
      'Scores en rangschikkingen zijn adviezen',
      'De uitkomsten zijn adviezen',
      'De recruiter beslist, de AI ondersteunt',
    ],
    saidOn: [
      'pdf',
      '/',
      '/about',
      '/compliance',
      '/dpa',
      '/features',
      '/features/cv-analysis',
      '/features/evidence-scorecard',
      '/features/smart-matching',
      '/privacy',
      '/terms',
    ],
    source: 'specification',
    owner: 'engineer',
    proof: [{ file: 'packages/scorecard/src/schemas.ts' }, platform],
    until: year,
  },
  {
    id: 'low-score',
    phrases: [
      'lage score sluit niemand uit',
      'lage score wijst u niet af',
      'wijst een lage score niemand af',
      'niemand verbergt of afwijst vanwege een lage score',
    ],
    saidOn: ['/candidates', '/compliance', '/features', '/privacy', '/terms'],
    source: 'choice',
    owner: 'engineer',
    proof: [scorecard, platform],
    until: year,
  },
  {
    id: 'evidence',
    phrases: [
      'verwijst naar de zin in het cv waarop hij rust',
      'bij elke score het bewijs uit het cv, de zekerheid en de som toont',
      'bewijs uit het cv',
    ],
    saidOn: [
      '/dashboard',
      '/',
      '/about',
      '/compliance',
      '/features',
      '/features/evidence-scorecard',
      '/search',
      '/terms',
    ],
    source: 'specification',
    owner: 'engineer',
    proof: [{ file: 'packages/scorecard/src/schemas.ts' }, scorecard, platform],
    until: year,
  },
  {
    id: 'no-evidence-no-score',
    phrases: [
      'dan is er geen score',
      'dus geen score',
      'daar geen score voor',
      'geen score geeft voor een categorie',
    ],
    saidOn: ['/about', '/candidates', '/compliance', '/how-we-score', '/terms'],
    source: 'choice',
    owner: 'engineer',
    proof: [scorecard, platform],
    until: year,
  },
  {
    id: 'not-guessed',
    phrases: ['niet geraden', 'De analyse vult niets in'],
    saidOn: ['/candidates', '/compliance', '/features/cv-analysis'],
    source: 'choice',
    owner: 'engineer',
    proof: [platform],
    until: year,
  },
  {
    id: 'planning',
    phrases: ['automatisch gepland'],
    saidOn: ['/', '/features', '/features/smart-matching'],
    source: 'specification',
    owner: 'engineer',
    proof: [texts, platform],
    until: year,
  },
  {
    id: 'audit-log',
    phrases: [
      'in het logboek',
      'het logboek van keuzes',
      'een logboek van wijzigingen',
      'vastlegt wie een score aanpast',
    ],
    saidOn: [
      '/',
      '/compliance',
      '/dpa',
      '/features',
      '/features/evidence-scorecard',
      '/features/smart-matching',
      '/how-we-score',
      '/terms',
    ],
    source: 'specification',
    owner: 'engineer',
    proof: [auditLog],
    until: year,
  },
  {
    id: 'exclusions',
    phrases: ['leeftijd, geslacht, foto'],
    saidOn: ['/candidates', '/how-we-score', '/terms'],
    source: 'choice',
    owner: 'engineer',
    proof: [toUse('Testverslag: een cv met en zonder deze kenmerken krijgt dezelfde score')],
    until: year,
  },
  {
    id: 'bias',
    phrases: ['met verzonnen cv’s', 'verzonnen cv’s die alleen', 'met testparen'],
    saidOn: ['/about', '/candidates', '/compliance', '/dpa', '/how-we-score', '/pilot', '/terms'],
    source: 'specification',
    owner: 'privacy',
    proof: [toUse('Meetplan en laatste uitkomst van de testparen')],
    until: year,
  },
  {
    id: 'no-training',
    phrases: ['trainen geen model', 'niet om modellen te trainen'],
    saidOn: ['/how-we-score', '/terms', '/dpa'],
    source: 'choice',
    owner: 'privacy',
    proof: [
      toUse(
        'Bepaling in de overeenkomst met de leverancier van het AI-model: geen training met gegevens van Klanten',
      ),
    ],
    until: year,
  },
  {
    id: 'one-vacancy',
    phrases: ['Uw score geldt voor één vacature'],
    saidOn: ['/candidates'],
    source: 'choice',
    owner: 'engineer',
    proof: [platform],
    until: year,
  },
  {
    id: 'review-by-a-human',
    phrases: [
      'vragen om een beoordeling door een mens',
      'dat een mens uw cv opnieuw beoordeelt',
      'op verzoek door een mens overdoen',
    ],
    saidOn: [
      '/candidates',
      '/compliance',
      '/features/cv-analysis',
      '/features/evidence-scorecard',
      '/features/smart-matching',
      '/privacy',
      '/terms',
    ],
    source: 'specification',
    owner: 'privacy',
    proof: [texts, lawyer],
    until: year,
  },
  // Data: how long, where, with whom.
  {
    id: 'contact-messages',
    phrases: [
      `Hoogstens ${retention.contactMessages} na ontvangst; in de database automatisch verwijderd`,
      `tot ${retention.contactMessages} na ontvangst`,
    ],
    saidOn: ['/privacy', '/account', 'mail'],
    source: 'choice',
    owner: 'engineer',
    proof: [job('messages'), database],
    until: year,
  },
  {
    id: 'counters',
    phrases: [`Hoogstens ${retention.rateLimits}; automatisch verwijderd`],
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [job('counters'), database],
    until: year,
  },
  {
    id: 'unconfirmed',
    phrases: [`Hoogstens ${retention.unconfirmed}; automatisch verwijderd`],
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [job('registrations'), database],
    until: year,
  },
  {
    id: 'sign-in-log',
    phrases: [`Hoogstens ${retention.signInLog}; automatisch verwijderd`],
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [job('log'), database],
    until: year,
  },
  {
    id: 'sessions',
    phrases: [`Tot u uitlogt, hoogstens ${retention.sessions}; automatisch verwijderd`],
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [job('sessions'), database, { file: 'apps/backend/tests/sign-in.test.ts' }],
    until: year,
  },
  {
    id: 'account-mails',
    phrases: [
      `Tot zij zijn verzonden, hoogstens ${retention.accountMails}; automatisch verwijderd`,
    ],
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [job('mails'), database, { file: 'apps/backend/tests/account-mails.test.ts' }],
    until: year,
  },
  {
    id: 'mailed-copies',
    phrases: ['de kopie in onze mailbox'],
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'privacy',
    proof: [toPublish('Regel in de mailbox die berichten na een jaar verwijdert')],
    until: year,
  },
  {
    id: 'accounts',
    phrases: [
      `De actieve periode plus ${retention.accounts}; automatisch verwijderd`,
      `zolang ze actief zijn, plus ${retention.accounts}`,
    ],
    saidOn: ['/privacy', '/compliance'],
    source: 'specification',
    owner: 'privacy',
    proof: [job('accounts'), database, { file: 'apps/backend/tests/account-mails.test.ts' }],
    until: year,
  },
  {
    id: 'account-notice',
    phrases: [
      `Ten minste ${retention.accountNotice} van tevoren krijgt u een e-mail`,
      `Een account waarmee ${retention.accounts} lang niemand inlogt, verwijderen wij`,
    ],
    saidOn: ['/privacy', 'mail'],
    source: 'choice',
    owner: 'engineer',
    proof: [database, { file: 'apps/backend/tests/account-mails.test.ts' }],
    until: year,
  },
  {
    id: 'deletion-mail',
    phrases: [
      'U krijgt een e-mail die de verwijdering bevestigt',
      'zijn uit onze database verwijderd',
    ],
    saidOn: ['/account', 'mail'],
    source: 'choice',
    owner: 'engineer',
    proof: [
      database,
      { file: 'apps/backend/tests/account-mails.test.ts' },
      { file: 'apps/site/src/pages/account/Account.e2e.ts' },
    ],
    until: year,
  },
  {
    id: 'export',
    phrases: ['Wat in onze database over u staat, in één bestand'],
    saidOn: ['/account'],
    source: 'choice',
    owner: 'engineer',
    proof: [
      { file: 'apps/backend/tests/account.test.ts' },
      { file: 'apps/backend/tests/guide.test.ts' },
    ],
    until: year,
  },
  {
    id: 'monthly-round',
    phrases: ['De andere termijnen lopen wij elke maand na'],
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'privacy',
    proof: [
      toPublish(
        'Taak in de agenda: elke maand verwijderen wat geen taak van de database verwijdert, met datum van de laatste keer',
      ),
    ],
    until: year,
  },
  {
    id: 'backups',
    phrases: [`${retention.backups} bij de leverancier`, 'Moet de Verwerker een kopie terugzetten'],
    saidOn: ['/privacy', '/dpa'],
    source: 'choice',
    owner: 'engineer',
    proof: [
      { file: 'apps/backend/tests/restore.test.ts' },
      toPublish('Instelling van de back-ups, en de datum van de laatste herstelproef'),
    ],
    until: year,
  },
  {
    id: 'request-logs',
    phrases: [`${retention.requestLogs}, door de leverancier verwijderd`],
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [toPublish('Instelling van de logboeken bij database en host')],
    until: year,
  },
  {
    id: 'bookings',
    phrases: [`Hoogstens ${retention.bookings} na de afspraak`],
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'privacy',
    proof: [toPublish('Bewaartermijn die bij de boekingsdienst is ingesteld')],
    until: year,
  },
  {
    id: 'correspondence',
    phrases: [
      `${retention.correspondence} na het laatste contact`,
      `${retention.fiscal} (wettelijke plicht)`,
      `plus maximaal ${retention.marketing}`,
      `fiscale gegevens gedurende ${retention.fiscal}`,
    ],
    saidOn: ['/privacy', '/dpa', 'mail'],
    source: 'specification',
    owner: 'privacy',
    proof: [texts, records],
    until: year,
  },
  {
    id: 'scorecards',
    phrases: [
      `scorecards hoogstens ${retention.analyses}`,
      `scorecards: hoogstens ${retention.analyses}`,
      `scorecards zijn na hoogstens ${retention.analyses}`,
      `Hoogstens ${retention.analyses} nadat ze zijn gemaakt`,
    ],
    saidOn: ['/compliance', '/dpa', '/features/cv-analysis', '/privacy'],
    source: 'specification',
    owner: 'engineer',
    proof: [
      toUse('Taak van het platform die analyses en scorecards op tijd verwijdert, met het cv mee'),
    ],
    until: year,
  },
  {
    id: 'rejected-candidates',
    phrases: ['vier weken na'],
    saidOn: ['/candidates', '/compliance', '/dpa', '/privacy', '/terms'],
    source: 'law',
    owner: 'privacy',
    proof: [
      lawyer,
      toUse('Instelling van het platform voor de termijn van cv’s, met vier weken als begin'),
    ],
    until: year,
  },
  {
    id: 'log-term',
    phrases: ['ten minste zes maanden'],
    saidOn: ['/candidates', '/compliance', '/dpa', '/privacy'],
    source: 'law',
    owner: 'engineer',
    proof: [auditLog],
    until: year,
  },
  {
    id: 'eu',
    phrases: [euSentence(), 'Gegevens blijven in de EU', 'EU-first'],
    saidOn: ['/', '/about', '/compliance', '/features/cv-analysis', '/privacy'],
    source: 'specification',
    owner: 'privacy',
    proof: [{ file: 'apps/site/tests/claims.test.ts' }, processing],
    until: year,
  },
  {
    id: 'eu-storage',
    phrases: [storageSentence(), 'Ook zulke toegang op afstand is doorgifte'],
    saidOn: ['/privacy', '/dpa'],
    source: 'choice',
    owner: 'privacy',
    proof: [{ file: 'apps/site/tests/claims.test.ts' }, processing],
    until: year,
  },
  {
    id: 'who-reads',
    phrases: [
      'Andere klanten kunnen er niet bij',
      'Alleen wie de gegevens voor zijn werk nodig heeft',
    ],
    saidOn: ['/candidates', '/dpa'],
    source: 'choice',
    owner: 'engineer',
    proof: [platform],
    until: year,
  },
  {
    id: 'explanation',
    phrases: ['de score per onderdeel'],
    saidOn: ['/candidates', '/privacy', '/dpa'],
    source: 'law',
    owner: 'engineer',
    proof: [platform],
    until: year,
  },
  {
    id: 'not-sold',
    phrases: ['Wij verkopen geen gegevens', 'nooit zonder toestemming gedeeld'],
    saidOn: ['/about', '/compliance', '/features/cv-analysis', '/privacy'],
    source: 'specification',
    owner: 'privacy',
    proof: [records],
    until: year,
  },
  {
    id: 'no-cookies',
    phrases: ['plaatst geen cookies', 'plaatsen geen cookies'],
    saidOn: ['/privacy', '/compliance'],
    source: 'choice',
    owner: 'engineer',
    proof: [{ file: 'apps/site/e2e/security.test.ts' }],
    until: year,
  },
  {
    id: 'booking-waits',
    phrases: [
      'Pas als u op de knop drukt',
      'Pas als u hem laadt of opent',
      'laadt pas als u daarvoor op de knop drukt',
    ],
    saidOn: ['/privacy', '/compliance', '/contact'],
    source: 'choice',
    owner: 'engineer',
    proof: [{ file: 'apps/site/src/pages/contact/Contact.e2e.ts' }],
    until: year,
  },
  // Security.
  {
    id: 'aes',
    phrases: ['AES-256'],
    saidOn: ['/privacy', '/dpa', '/compliance'],
    source: 'specification',
    owner: 'engineer',
    proof: [toPublish('Verklaring van elke verwerker over versleuteling in opslag')],
    until: year,
  },
  {
    id: 'tls',
    phrases: ['TLS 1.3'],
    saidOn: ['/privacy', '/dpa', '/compliance'],
    source: 'specification',
    owner: 'engineer',
    proof: [
      { file: 'apps/site/tests/hosting.test.ts' },
      toPublish(
        'Meting per host, docs/deployment.md onder TLS 1.3: 1.2 wordt geweigerd, of vastgelegd waar dat niet kan',
      ),
    ],
    until: year,
  },
  {
    id: 'mfa',
    phrases: ['met MFA voor iedereen die namens'],
    saidOn: ['/privacy', '/dpa', '/compliance'],
    source: 'specification',
    owner: 'engineer',
    proof: [toPublish('Lijst van wie waarbij kan, met MFA per dienst, elk kwartaal nagelopen')],
    until: quarter,
  },
  {
    id: 'row-level',
    phrases: [
      'in de database kan een gebruiker alleen',
      'regels in de database die bij elke opvraging',
    ],
    saidOn: ['/privacy', '/dpa'],
    source: 'specification',
    owner: 'engineer',
    proof: [database],
    until: year,
  },
  {
    id: 'admin-log',
    phrases: ['handelingen van beheerders worden gelogd'],
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [
      toPublish('Logboek van de organisatie bij database, broncode en host, elke week bekeken'),
    ],
    until: year,
  },
  // Law and contract.
  {
    id: 'ai-act-dates',
    phrases: ['2 december 2027'],
    saidOn: ['/privacy', '/compliance', '/candidates', '/terms'],
    source: 'law',
    owner: 'privacy',
    proof: [texts, lawyer],
    until: quarter,
  },
  {
    id: 'ai-act',
    phrases: ['Dit moet er zijn voordat het platform voor echte kandidaten in gebruik gaat'],
    saidOn: ['/compliance'],
    source: 'law',
    owner: 'privacy',
    proof: [
      toUse(
        'Technische documentatie, gebruiksaanwijzing, EU-conformiteitsverklaring en registratie',
      ),
    ],
    until: year,
  },
  {
    id: 'incidents',
    phrases: ['Veroorzaakt het systeem een ernstig incident'],
    saidOn: ['/terms'],
    source: 'law',
    owner: 'privacy',
    proof: [toUse('Draaiboek van een ernstig incident met het AI-systeem (artikel 73)')],
    until: year,
  },
  {
    id: 'dpia',
    phrases: ['DPIA is op aanvraag beschikbaar', 'stelt zijn DPIA op verzoek ter beschikking'],
    saidOn: ['/compliance', '/dpa'],
    source: 'specification',
    owner: 'privacy',
    proof: [toPublish('De DPIA zelf, met datum en versie')],
    until: year,
  },
  {
    id: 'no-dpo',
    phrases: ['geen functionaris voor gegevensbescherming'],
    saidOn: ['/privacy'],
    source: 'law',
    owner: 'privacy',
    proof: [toPublish('Besluit of een functionaris verplicht is (artikel 37 AVG)')],
    until: year,
  },
  {
    id: 'requests',
    phrases: [
      'Wij antwoorden binnen 1 maand',
      'betrokkene binnen 1 maand',
      'binnen één maand antwoord',
      'binnen 5 werkdagen',
      'Persoonsgegevens binnen 14 dagen',
    ],
    saidOn: ['/candidates', '/dpa', '/privacy'],
    source: 'specification',
    owner: 'privacy',
    proof: [
      { file: 'apps/backend/tests/guide.test.ts' },
      toPublish('Register van verzoeken van betrokkenen, met de datum van ontvangst en antwoord'),
    ],
    until: year,
  },
  {
    id: 'breach',
    phrases: ['72 uur'],
    saidOn: ['/privacy', '/dpa', '/compliance'],
    source: 'specification',
    owner: 'privacy',
    proof: [{ file: 'docs/operations.md' }],
    until: year,
  },
  {
    id: 'end-of-contract',
    phrases: [
      `${retention.customerData} na het einde`,
      `binnen ${retention.customerData} weg of terug`,
      `verwijderen wij uw gegevens binnen ${retention.customerData}`,
      `binnen ${retention.customerData}.`,
    ],
    saidOn: ['/compliance', '/dpa', '/pilot', '/terms'],
    source: 'specification',
    owner: 'privacy',
    proof: [
      texts,
      toUse('Draaiboek van het einde van een contract: teruggeven, verwijderen, bevestigen'),
    ],
    until: year,
  },
  {
    id: 'audits',
    phrases: ['4 weken'],
    saidOn: ['/compliance', '/dpa'],
    source: 'specification',
    owner: 'privacy',
    proof: [texts, lawyer],
    until: year,
  },
  {
    id: 'subprocessors',
    phrases: ['30 dagen van tevoren aan', '30 dagen vooraf'],
    saidOn: ['/candidates', '/dpa', '/how-we-score'],
    source: 'specification',
    owner: 'privacy',
    proof: [texts, toUse('Lijst van Klanten met wie een wijziging te melden is')],
    until: year,
  },
  {
    id: 'terms-changes',
    phrases: [
      '30 dagen van tevoren per e-mail aan',
      'U kunt dat uitstellen tot de nieuwe voorwaarden',
      'dan ziet u het ook na het inloggen',
    ],
    saidOn: ['/terms', '/privacy'],
    source: 'specification',
    owner: 'engineer',
    proof: [
      { file: 'apps/site/tests/pending.test.ts' },
      { file: 'apps/site/src/pages/account/Account.e2e.ts' },
    ],
    until: year,
  },
  {
    id: 'terms-of-law',
    phrases: [
      '2% per maand',
      'minimum van 15%',
      'plus 5%',
      'ten minste 1 maand',
      '14 dagen nadat hij het heeft ontdekt',
      'in de 12 maanden voor de schade',
    ],
    saidOn: ['/terms'],
    source: 'specification',
    owner: 'lead',
    proof: [texts, lawyer],
    until: year,
  },
  {
    id: 'insurance',
    phrases: ['onze verzekeraar'],
    saidOn: ['/terms'],
    source: 'specification',
    owner: 'lead',
    proof: [toPublish('Polis van de beroeps- en bedrijfsaansprakelijkheid')],
    until: year,
  },
  {
    id: 'terms-choices',
    phrases: [
      '1.000 euro',
      '60 dagen',
      'een suggestie voor de Dienst',
      'Een Account is geen Overeenkomst',
      'inbreuk maakt op zijn rechten',
      'Vertrouwelijke informatie',
    ],
    saidOn: ['/terms'],
    source: 'choice',
    owner: 'lead',
    proof: [toPublish('Besluit over deze bepalingen')],
    until: year,
  },
  {
    id: 'imprint',
    phrases: [`KvK ${company.registration}`],
    saidOn: ['/contact', 'footer', 'mail'],
    source: 'law',
    owner: 'lead',
    proof: [
      toPublish('Uittreksel van de KvK (artikel 3:15d BW, artikel 27 Handelsregisterwet 2007)'),
    ],
    until: year,
  },
];
