/** Says of which field, where a page may have more than one. */
const ofPassword = (action: string, label: string) =>
  label === 'Wachtwoord' ? action : `${action}: ${label}`;

/** Every text that the library itself says. */
export const messages = {
  close: 'Sluiten',
  clear: 'Wissen',
  required: '(verplicht)',
  newTab: '(opent in een nieuw tabblad)',
  loading: 'Bezig met laden',
  notifications: 'Meldingen',
  skipToContent: 'Naar de inhoud',
  toHome: '(naar de startpagina)',
  menu: 'Menu',
  search: 'Zoeken',
  showPassword: (label: string) => ofPassword('Wachtwoord tonen', label),
  hidePassword: (label: string) => ofPassword('Wachtwoord verbergen', label),
  characterLimit: (limit: number) => `Maximaal ${limit} tekens.`,
  characterCount: (count: number, limit: number) => `${count} van ${limit} tekens`,
  charactersOver: (over: number) => `${over} te veel`,
  evidence: (reference: number) => `bewijs ${reference}`,
  tone: { info: 'Ter informatie', positive: 'Gelukt', caution: 'Let op', critical: 'Fout' },
  cancel: 'Annuleren',
  breadcrumbs: 'Kruimelpad',
  pages: 'Pagina’s',
  page: (page: number) => `Pagina ${page}`,
  previous: 'Vorige',
  next: 'Volgende',
  errorSummary: (count: number) => (count === 1 ? 'Er is 1 fout' : `Er zijn ${count} fouten`),
  choose: 'Maak een keuze',
  noResults: 'Geen resultaten',
  noRows: 'Er is niets om te tonen.',
  chooseFiles: 'Bestanden kiezen',
  chooseFile: 'Bestand kiezen',
  dropHere: 'Sleep bestanden hierheen, of kies ze zelf.',
  removeFile: (name: string) => `${name} verwijderen`,
  chosenFiles: 'Gekozen bestanden',
  fileRules: (types: string, megabytes: number) =>
    `${types}, hoogstens ${megabytes} MB per bestand.`,
  wrongType: (name: string, types: string) => `${name} is geen ${types}.`,
  tooLarge: (name: string, megabytes: number) => `${name} is groter dan ${megabytes} MB.`,
  emptyFile: (name: string) => `${name} is leeg.`,
} as const;
