/** Where the database and its functions are: in the words of Supabase, and in ours. */
export const region = { id: 'eu-central-1', place: 'Frankfurt, Duitsland' } as const;

/** Somebody who processes personal data for us or for our customers. */
export interface Processor {
  id:
    | 'backend'
    | 'hosting'
    | 'accountMail'
    | 'contactMail'
    | 'mailbox'
    | 'booking'
    | 'copy'
    | 'model'
    // Who tells people from programs, where the site is built with one: `VITE_CAPTCHA_PROVIDER`.
    | 'turnstile'
    | 'hcaptcha';
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
  /** It gets nothing before the platform takes its first candidate, and may be chosen until then. */
  isForPlatform?: boolean;
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
    purpose: 'E-mails over registreren, inloggen en wachtwoorden verzenden',
    receives: 'E-mailadres en de tekst van de e-mail',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: true,
  },
  {
    id: 'hosting',
    name: undefined,
    purpose: 'De pagina’s van de website en het platform leveren',
    receives: 'IP-adres, browser en de pagina die u opvraagt',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: true,
  },
  {
    id: 'contactMail',
    name: 'Brevo',
    purpose:
      'Een kopie van elk contactbericht naar onze mailbox sturen, en e-mails over het verwijderen van een account',
    receives: 'Naam, e-mailadres, bedrijfsnaam en bericht; van een account alleen het e-mailadres',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: false,
  },
  {
    id: 'mailbox',
    name: undefined,
    purpose: 'Onze mailbox, waarin wij berichten lezen en beantwoorden',
    receives:
      'De kopie van elk contactbericht, en alles wat u ons mailt, ook verzoeken van kandidaten die wij doorsturen',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: true,
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
  {
    id: 'copy',
    name: undefined,
    purpose: 'Een eigen versleutelde reservekopie bewaren',
    receives: 'Wat in de database staat, versleuteld',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: true,
  },
  {
    id: 'model',
    name: undefined,
    purpose: 'Het AI-model dat cv’s leest en scores voorstelt',
    receives: 'De tekst van cv’s en vacatures in het platform',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: true,
    isForPlatform: true,
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
export const euSentence = (list: readonly Processor[] = processors): string =>
  sentence('Gegevens blijven binnen de EU', 'Gegevens staan binnen de EU', list);

/** The same, where it is also said who can reach data from elsewhere: to reach them is no storage. */
export const storageSentence = (list: readonly Processor[] = processors): string =>
  sentence(
    'Gegevens worden opgeslagen binnen de EU',
    'Gegevens worden opgeslagen binnen de EU',
    list,
  );

function sentence(all: string, most: string, list: readonly Processor[]): string {
  const outside = list.filter(({ isInEu }) => !isInEu);
  if (outside.length === 0) return all;
  const names = outside.map(({ name = unnamed, location }) => `${name} (${location})`).join(', ');
  return `${most}, behalve bij ${names}`;
}
