/**
 * How long personal data are kept, in the words of the legal texts.
 * @see GDPR, article 5(1)(e)
 */
export const retention = {
  /** After an account was last active. By hand, once a quarter: docs/deployment.md, section 6. */
  accounts: '1 jaar',
  analyses: '2 jaar',
  /** What Dutch tax law asks for: article 52 AWR. */
  fiscal: '7 jaar',
  /** After the last contact. */
  correspondence: '1 jaar',
  /** After a message came in. The database deletes them; who reads the mailbox deletes the copy. */
  contactMessages: '1 jaar',
  /** After consent was withdrawn. */
  marketing: '30 dagen',
  /** What counts messages against abuse. The database deletes them. */
  rateLimits: '1 dag',
  /** A registration that nobody confirmed. The database deletes it. */
  unconfirmed: '30 dagen',
  /** Who signed in, when and from where. The database deletes it. */
  signInLog: '90 dagen',
  /** The logs of the backend and of the host, by their own settings. */
  requestLogs: '7 dagen',
  /** Of a booked demo, in the calendar of the booking service. */
  bookings: '1 jaar',
  /** After the end of a contract. */
  customerData: '30 dagen',
  /** How long what was deleted still lies in a copy: in the platform's backups, and in one of our own. */
  backups: '7 dagen',
  ownCopies: '30 dagen',
} as const;

/** Where the database and its functions are: in the words of Supabase, and in ours. */
export const region = { id: 'eu-central-1', place: 'Frankfurt, Duitsland' } as const;

/** Somebody who processes personal data for us or for our customers. */
export interface Processor {
  id: 'backend' | 'hosting' | 'accountMail' | 'contactMail' | 'mailbox' | 'booking';
  /** Its trade name with its legal entity; undefined until the operator has chosen one. */
  name: string | undefined;
  purpose: string;
  receives: string;
  /** Where the data lie. */
  location: string;
  /** Whether that is within the European Economic Area. */
  isInEu: boolean;
  /** What protects the data by contract. @see GDPR, articles 28 and 46 */
  safeguard: string;
  /** It also gets data that a customer is responsible for. */
  isSubprocessor: boolean;
}

/**
 * Who processes personal data for us and for our customers. The pages say that data stay within the EU because all
 * of these do; the build for production refuses one that has no name or lies elsewhere.
 * @see GDPR, articles 13(1)(e), 13(1)(f) and 28
 */
export const processors: readonly Processor[] = [
  {
    id: 'backend',
    name: 'Supabase',
    purpose: 'Database, inlog en serverfuncties',
    receives: 'Alles wat u op de site invult, uw IP-adres en uw browser',
    location: `Regio binnen de EU (${region.place})`,
    isInEu: true,
    safeguard:
      'Verwerkersovereenkomst; de modelcontracten van de Europese Commissie voor het geval dat de leverancier van buiten de EU bij gegevens kan',
    isSubprocessor: true,
  },
  {
    id: 'accountMail',
    name: undefined,
    purpose: 'E-mails over accounts versturen',
    receives: 'E-mailadres en de tekst van de e-mail',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: true,
  },
  {
    id: 'hosting',
    name: undefined,
    purpose: 'De pagina’s van de website leveren',
    receives: 'IP-adres, browser en de pagina die u opvraagt',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: false,
  },
  {
    id: 'contactMail',
    name: 'Brevo',
    purpose: 'Een kopie van elk contactbericht naar onze mailbox sturen',
    receives: 'Naam, e-mailadres, bedrijfsnaam en bericht',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: false,
  },
  {
    id: 'mailbox',
    name: undefined,
    purpose: 'Onze mailbox, waarin wij berichten lezen en beantwoorden',
    receives: 'De kopie van elk contactbericht, en alles wat u ons mailt',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: false,
  },
  {
    id: 'booking',
    name: undefined,
    purpose: 'De agenda waarin u een demo plant',
    receives:
      'IP-adres en browser zodra u de agenda laadt, en wat u daar invult; ook uw naam en e-mailadres als u die al had getypt',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: false,
  },
];

/** In the place of the name of a processor that is not chosen yet. */
export const unnamed = 'Nog niet gekozen';

export const processorOf = (id: Processor['id']): Processor => {
  const found = processors.find((processor) => processor.id === id);
  if (found === undefined) throw new Error(`No processor is listed as ${id}`);
  return found;
};

/** What may be said of where data are: it holds as long as it does for everybody who gets some. */
export function euSentence(list: readonly Processor[] = processors): string {
  const outside = list.filter(({ isInEu }) => !isInEu);
  if (outside.length === 0) return 'Gegevens blijven binnen de EU';
  const names = outside.map(({ name = unnamed, location }) => `${name} (${location})`).join(', ');
  return `Gegevens staan binnen de EU, behalve bij ${names}`;
}

/**
 * The date on which each legal text last changed, which is also the name of its version. Who registers agrees to
 * the first two; a new version of these needs a row in the database's `legal_versions` too, and is asked at the
 * next sign-in.
 *
 * The date is the one that the product's specification quotes, and it stays as long as nobody has agreed to a text
 * of that date: until the first account in production there is no older text that a change could differ from. What
 * the texts say today is as of `confirmed` in `moments.ts`, which stands beside the date. From the first account on a
 * change of meaning is a new date here and a new row there, announced thirty days ahead.
 */
export const legalVersions = {
  terms: '2025-10-10',
  privacy: '2025-10-10',
  dpa: '2025-10-10',
} as const;
