import { confirmed } from './moments.ts';
import { pilot } from './pilot.ts';

/** Who answers for a claim: the roles of docs/operations.md. */
export type Role = 'lead' | 'engineer' | 'privacy';

/** What shows that a claim holds. */
export type Proof =
  /** A test or a setting of this repository, as the path of its file. */
  | { file: string }
  /** A job of the database, by its name. */
  | { job: string }
  /** What the operator must hold, and since when it does: `undefined` until it is there. */
  | { document: string; heldSince: string | undefined };

/** A figure, date or promise that the site, the mails or the legal texts make. */
export interface Claim {
  id: string;
  /** What is claimed, in the words of the pages or in short. */
  says: string;
  /** Where: routes, or 'mail'. */
  saidOn: readonly string[];
  /** Where it comes from. */
  source: 'specification' | 'law' | 'choice';
  owner: Role;
  proof: readonly Proof[];
  /** The last day on which it may be said without somebody looking at it again. */
  until: string;
}

/** To be looked at again each quarter: what is said of the present. */
const quarter = '2027-02-25';
/** Once a year: promises, terms and goals. */
const year = '2027-11-25';

const notYet = (document: string): Proof => ({ document, heldSince: undefined });
const retentionJob: Proof = { job: 'delete-expired-contact-data' };
const retentionTest: Proof = { file: 'apps/backend/tests/database.test.sql' };
const texts: Proof = { file: 'apps/site/tests/texts.test.ts' };
const legal = ['/privacy', '/terms', '/dpa'];
const all = ['/', '/features', '/about'];

/**
 * Every figure and promise, with who answers for it, what proves it and until when. `pnpm golive` reads it to the
 * operator; the build for production refuses what nobody has renewed.
 */
export const claims: readonly Claim[] = [
  // Of the present.
  {
    id: 'in-pilot',
    says: `In pilot met de eerste klanten, stand van ${confirmed}`,
    saidOn: all,
    source: 'specification',
    owner: 'lead',
    proof: [notYet('Overeenkomst met ten minste één deelnemer aan de pilot')],
    until: quarter,
  },
  {
    id: 'launch',
    says: 'Verwachte lancering: Q2 2025, een moment dat voorbij is',
    saidOn: ['/dashboard', '/pilot'],
    source: 'specification',
    owner: 'lead',
    proof: [texts],
    until: quarter,
  },
  {
    id: 'roadmap',
    says: 'De fasen van de roadmap met hun status',
    saidOn: ['/about'],
    source: 'specification',
    owner: 'lead',
    proof: [texts],
    until: quarter,
  },
  {
    id: 'pilot-terms',
    says: `${pilot.price}; ${pilot.duration}; ${pilot.places}; antwoord binnen ${pilot.answersWithin}`,
    saidOn: ['/pilot', '/contact'],
    source: 'choice',
    owner: 'lead',
    proof: [notYet('Besluit over prijs, duur en aantal plaatsen van de pilot')],
    until: quarter,
  },
  {
    id: 'ai-act-dates',
    says: 'Wanneer de AI-verordening voor systemen met hoog risico geldt',
    saidOn: ['/compliance', '/privacy'],
    source: 'law',
    owner: 'privacy',
    proof: [notYet('Nagelezen in het Publicatieblad: de geldende datum voor bijlage III')],
    until: quarter,
  },
  {
    id: 'accessibility',
    says: 'Toegankelijkheid: eigen onderzoek van 55 criteria, status D, wat nog niet goed gaat',
    saidOn: ['/accessibility'],
    source: 'choice',
    owner: 'engineer',
    proof: [{ file: 'apps/site/tests/accessibility.test.ts' }],
    until: quarter,
  },
  // Figures: goals.
  {
    id: 'goals',
    says: 'Streefcijfers: 70% sneller aannemen, 95% betere match, 500+ tevreden klanten, 100+ bedrijven, 70% tijdbesparing, 50%+ minder vertekening',
    saidOn: ['/', '/about', '/how-we-score'],
    source: 'specification',
    owner: 'lead',
    proof: [
      texts,
      notYet('Onderbouwing van de streefcijfers: waarop zij rusten (artikel 6:194 BW)'),
    ],
    until: year,
  },
  {
    id: 'pilot-goals',
    says: 'Doelen van de pilot: ± 2 dagen, ± 70%, 30-40%, 100%, ± 70%',
    saidOn: ['/', '/how-we-score'],
    source: 'specification',
    owner: 'lead',
    proof: [texts, notYet('Meetplan van de pilot, met de nulmeting van elke deelnemer')],
    until: year,
  },
  {
    id: 'demo',
    says: 'Een demo duurt dertig minuten',
    saidOn: ['/', '/about', '/contact'],
    source: 'choice',
    owner: 'lead',
    proof: [notYet('Afspraak van dertig minuten bij de boekingsdienst')],
    until: year,
  },
  // Data: how long, where, with whom.
  {
    id: 'contact-messages',
    says: 'Contactberichten: hoogstens 1 jaar, automatisch verwijderd',
    saidOn: ['/privacy', '/account', 'mail'],
    source: 'choice',
    owner: 'engineer',
    proof: [retentionJob, retentionTest],
    until: year,
  },
  {
    id: 'counters',
    says: 'Telling tegen misbruik: hoogstens 1 dag, automatisch verwijderd',
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [retentionJob, retentionTest],
    until: year,
  },
  {
    id: 'unconfirmed',
    says: 'Registraties die niemand bevestigde: hoogstens 30 dagen, automatisch verwijderd',
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [retentionJob, retentionTest],
    until: year,
  },
  {
    id: 'sign-in-log',
    says: 'Logboek van het inloggen: hoogstens 90 dagen, automatisch verwijderd',
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [retentionJob, retentionTest],
    until: year,
  },
  {
    id: 'mailed-copies',
    says: 'De kopie van een contactbericht in onze mailbox: hoogstens 1 jaar',
    saidOn: ['/privacy', 'mail'],
    source: 'choice',
    owner: 'privacy',
    proof: [notYet('Regel in de mailbox die berichten na een jaar verwijdert')],
    until: year,
  },
  {
    id: 'accounts',
    says: 'Accounts: de actieve periode plus 1 jaar',
    saidOn: ['/privacy', '/compliance'],
    source: 'specification',
    owner: 'privacy',
    proof: [
      { file: 'apps/backend/tests/guide.test.ts' },
      notYet('Taak in de agenda: elk kwartaal ongebruikte accounts nalopen'),
    ],
    until: year,
  },
  {
    id: 'backups',
    says: 'Reservekopieën: 7 dagen bij de leverancier, 30 dagen een eigen kopie',
    saidOn: ['/privacy', '/dpa'],
    source: 'choice',
    owner: 'engineer',
    proof: [notYet('Instelling van de back-ups, en de datum van de laatste herstelproef')],
    until: year,
  },
  {
    id: 'request-logs',
    says: 'Logboeken van verzoeken: 7 dagen',
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [notYet('Instelling van de logboeken bij database en host')],
    until: year,
  },
  {
    id: 'bookings',
    says: 'Geplande demo’s: hoogstens 1 jaar bij de boekingsdienst',
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'privacy',
    proof: [notYet('Bewaartermijn die bij de boekingsdienst is ingesteld')],
    until: year,
  },
  {
    id: 'correspondence',
    says: 'Support en correspondentie 1 jaar, fiscaal 7 jaar, marketing plus 30 dagen, analyses 2 jaar',
    saidOn: ['/privacy', '/dpa'],
    source: 'specification',
    owner: 'privacy',
    proof: [texts, notYet('Register van verwerkingen (artikel 30 AVG) met deze termijnen')],
    until: year,
  },
  {
    id: 'eu',
    says: 'Gegevens blijven binnen de EU en worden nooit zonder toestemming gedeeld',
    saidOn: ['/', '/about', '/compliance', '/privacy', '/features/cv-analysis'],
    source: 'specification',
    owner: 'privacy',
    proof: [
      { file: 'apps/site/tests/claims.test.ts' },
      notYet('Verwerkersovereenkomst met elke verwerker, met plaats en subverwerkers'),
    ],
    until: year,
  },
  {
    id: 'no-cookies',
    says: 'Geen cookies en geen analytics; niets van een ander zonder een druk op een knop',
    saidOn: ['/privacy', '/compliance', '/contact'],
    source: 'choice',
    owner: 'engineer',
    proof: [
      { file: 'apps/site/e2e/security.test.ts' },
      { file: 'apps/site/src/pages/contact/Contact.e2e.ts' },
    ],
    until: year,
  },
  // Security.
  {
    id: 'aes',
    says: 'Versleuteld in opslag met AES-256',
    saidOn: ['/privacy', '/dpa', '/compliance'],
    source: 'specification',
    owner: 'engineer',
    proof: [notYet('Verklaring van elke verwerker over versleuteling in opslag')],
    until: year,
  },
  {
    id: 'tls',
    says: 'Versleuteld onderweg met TLS 1.3',
    saidOn: ['/privacy', '/dpa', '/compliance'],
    source: 'specification',
    owner: 'engineer',
    proof: [
      { file: 'apps/site/tests/hosting.test.ts' },
      notYet(
        'Meting per host, docs/deployment.md onder TLS 1.3: 1.2 wordt geweigerd, of vastgelegd waar dat niet kan',
      ),
    ],
    until: year,
  },
  {
    id: 'mfa',
    says: 'Rollen, met MFA voor iedereen die namens ons bij persoonsgegevens kan',
    saidOn: ['/privacy', '/dpa', '/compliance'],
    source: 'specification',
    owner: 'engineer',
    proof: [notYet('Lijst van wie waarbij kan, met MFA per dienst, elk kwartaal nagelopen')],
    until: quarter,
  },
  {
    id: 'row-level',
    says: 'De database geeft een gebruiker alleen het eigen profiel',
    saidOn: ['/privacy', '/dpa'],
    source: 'specification',
    owner: 'engineer',
    proof: [retentionTest],
    until: year,
  },
  {
    id: 'insurance',
    says: 'Aansprakelijkheid tot de uitkering van de verzekeraar',
    saidOn: ['/terms'],
    source: 'specification',
    owner: 'lead',
    proof: [notYet('Polis van de beroeps- en bedrijfsaansprakelijkheid')],
    until: year,
  },
  // Law.
  {
    id: 'dpia',
    says: 'Er is een DPIA, op aanvraag beschikbaar',
    saidOn: ['/compliance', '/dpa'],
    source: 'specification',
    owner: 'privacy',
    proof: [notYet('De DPIA zelf, met datum en versie')],
    until: year,
  },
  {
    id: 'audit-log',
    says: 'Aangepaste scores, notities en keuzes staan in het logboek',
    saidOn: ['/compliance', '/dpa', '/features/smart-matching', '/features/evidence-scorecard'],
    source: 'specification',
    owner: 'engineer',
    proof: [notYet('Het logboek van het platform, voordat de eerste Klant er cv’s in zet')],
    until: year,
  },
  {
    id: 'bias',
    says: 'Vertekening wordt gemeten met verzonnen testparen, zonder bijzondere gegevens',
    saidOn: ['/compliance', '/about', '/how-we-score', '/dpa'],
    source: 'specification',
    owner: 'privacy',
    proof: [notYet('Meetplan en laatste uitkomst van de testparen')],
    until: year,
  },
  {
    id: 'ai-act',
    says: 'Aanbieder van een systeem met hoog risico: wat de verordening vraagt en wanneer het er is',
    saidOn: ['/compliance'],
    source: 'law',
    owner: 'privacy',
    proof: [
      notYet(
        'Voordat het platform in gebruik gaat: technische documentatie, gebruiksaanwijzing, EU-conformiteitsverklaring en registratie',
      ),
    ],
    until: year,
  },
  {
    id: 'terms-of-law',
    says: 'Termijnen: 1 maand, 5 werkdagen, 14 en 30 dagen, 72 uur, 4 weken, 2 maanden',
    saidOn: legal,
    source: 'specification',
    owner: 'privacy',
    proof: [
      texts,
      notYet('Nagelezen door een jurist: voorwaarden, verwerkersovereenkomst en privacyverklaring'),
    ],
    until: year,
  },
  {
    id: 'exclusions',
    says: 'Naam, leeftijd, geslacht, foto en andere kenmerken tellen nooit mee; keuzes trainen geen model',
    saidOn: ['/candidates', '/how-we-score'],
    source: 'choice',
    owner: 'engineer',
    proof: [notYet('Testverslag: een cv met en zonder deze kenmerken krijgt dezelfde score')],
    until: year,
  },
  {
    id: 'no-dpo',
    says: 'Er is geen functionaris voor gegevensbescherming',
    saidOn: ['/privacy'],
    source: 'law',
    owner: 'privacy',
    proof: [notYet('Besluit of een functionaris verplicht is (artikel 37 AVG)')],
    until: year,
  },
  {
    id: 'admin-log',
    says: 'Handelingen van beheerders worden gelogd',
    saidOn: ['/privacy'],
    source: 'choice',
    owner: 'engineer',
    proof: [notYet('Logboek van de organisatie bij database, broncode en host, elke week bekeken')],
    until: year,
  },
  {
    id: 'terms-choices',
    says: 'Wat niet is voorgeschreven: 1.000 euro bij een gratis pilot, 60 dagen overmacht, suggesties, geen contract door een account',
    saidOn: ['/terms'],
    source: 'choice',
    owner: 'lead',
    proof: [notYet('Besluit over deze bepalingen')],
    until: year,
  },
  {
    id: 'article-3-15d',
    says: 'Naam, plaats, KvK en btw-nummer op de site',
    saidOn: ['/contact', '/privacy', '/terms'],
    source: 'law',
    owner: 'lead',
    proof: [
      notYet('Uittreksel van de KvK; besluit of het bezoekadres voluit moet (artikel 3:15d BW)'),
    ],
    until: year,
  },
];
