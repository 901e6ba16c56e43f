/** Region of the database and its functions: Supabase's id, and the place that the pages name. */
export const region = { id: 'eu-central-1', place: 'Frankfurt, Duitsland' } as const;

/** Processor of personal data for the company or its customers. */
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
    // Captcha provider, if the site is built with one: `VITE_CAPTCHA_PROVIDER`.
    | 'turnstile'
    | 'hcaptcha';
  /** Trade name with legal entity; undefined until the operator has chosen one. */
  name: string | undefined;
  purpose: string;
  receives: string;
  location: string;
  /** Whether the location is within the European Economic Area. */
  isInEu: boolean;
  /**
   * Contractual safeguard of the data.
   * @see GDPR, articles 28 and 46
   */
  safeguard: string;
  /** Whether it also gets data for which a customer is the controller. */
  isSubprocessor: boolean;
  /** Whether it gets data only once the platform has candidates. Its name may be undefined until then. */
  isForPlatform?: boolean;
}

/**
 * All processors of personal data. The pages state that data stay within the EU because all of these keep them there.
 * The production build rejects a processor without a name or outside the EU.
 * @see GDPR, articles 13(1)(e), 13(1)(f) and 28
 */
export const processors: readonly Processor[] = [
  {
    id: 'backend',
    name: 'Supabase',
    purpose: 'Database, inlog en serverfuncties',
    receives:
      'Alles wat u op de site invult, wat een Klant in het platform zet, uw IP-\u2060adres en uw browser',
    location: `Regio binnen de EU (${region.place})`,
    isInEu: true,
    safeguard:
      'Verwerkersovereenkomst; de modelcontracten van de Europese Commissie voor het geval dat de leverancier van buiten de EU bij gegevens kan',
    isSubprocessor: true,
  },
  {
    id: 'accountMail',
    name: undefined,
    purpose: 'E-\u2060mails over registreren, inloggen en wachtwoorden verzenden',
    receives: 'E-\u2060mailadres en de tekst van de e-\u2060mail',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: true,
  },
  {
    id: 'hosting',
    name: undefined,
    purpose: 'De pagina’s van de website en het platform leveren',
    receives: 'IP-\u2060adres, browser en de pagina die u opvraagt',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: true,
  },
  {
    id: 'contactMail',
    name: 'Brevo',
    purpose:
      'Een kopie van elk contactbericht naar onze mailbox sturen, en e-\u2060mails verzenden: over het verwijderen van een account, en van een Klant aan kandidaten',
    receives:
      'Naam, e-\u2060mailadres, bedrijfsnaam en bericht; van een account alleen het e-\u2060mailadres; van een kandidaat het e-\u2060mailadres en de tekst van de e-\u2060mail',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: true,
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
      'IP-\u2060adres en browser zodra u de agenda laadt, en wat u daar invult; ook uw naam en e-\u2060mailadres als u die al had getypt',
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
    purpose: 'Het AI-\u2060model dat cv’s leest en scores voorstelt',
    receives: 'De tekst van cv’s en vacatures in het platform',
    location: 'Binnen de EU',
    isInEu: true,
    safeguard: 'Verwerkersovereenkomst',
    isSubprocessor: true,
    isForPlatform: true,
  },
];

/** Replaces the name of a processor that isn't chosen yet. */
export const unnamed = 'Nog niet gekozen';

export const processorOf = (id: Processor['id']): Processor => {
  const found = processors.find((processor) => processor.id === id);
  if (found === undefined) throw new Error(`No processor is listed as ${id}`);
  return found;
};

/** Sentence about the location of data, with the exceptions to the EU if there are any. */
export const euSentence = (list: readonly Processor[] = processors): string =>
  sentence('Gegevens blijven binnen de EU', 'Gegevens staan binnen de EU', list);

/** The same about storage only, for sentences that also name access from elsewhere: access isn't storage. */
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
