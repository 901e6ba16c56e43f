// The library's own words, in Dutch. Each is an export of its own: an app gets those of the components that it uses.

/** A text, with the names of what is filled in between braces. */
export interface Message<Text extends string | Plural = string | Plural> {
  key: string;
  text: Text;
}

/** A text for each way in which a language counts: `{count}` decides. `other` is what is left. */
export type Plural<Text extends string = string> = { other: Text } & {
  [Category in Exclude<Intl.LDMLPluralRule, 'other'>]?: Text;
};

export const breadcrumbs = { key: 'breadcrumbs', text: 'Kruimelpad' } as const;
export const cancel = { key: 'cancel', text: 'Annuleren' } as const;
export const caution = { key: 'caution', text: 'Let op' } as const;
export const characterCount = {
  key: 'characterCount',
  text: '{count} van {limit} tekens',
} as const;
export const characterLimit = { key: 'characterLimit', text: 'Maximaal {limit} tekens.' } as const;
export const charactersOver = { key: 'charactersOver', text: '{over} te veel' } as const;
export const choose = { key: 'choose', text: 'Maak een keuze' } as const;
export const chooseFile = { key: 'chooseFile', text: 'Bestand kiezen' } as const;
export const chooseFiles = { key: 'chooseFiles', text: 'Bestanden kiezen' } as const;
export const chosenFiles = { key: 'chosenFiles', text: 'Gekozen bestanden' } as const;
export const clear = { key: 'clear', text: 'Wissen' } as const;
export const close = { key: 'close', text: 'Sluiten' } as const;
export const confidence = { key: 'confidence', text: 'Zekerheid' } as const;
export const context = { key: 'context', text: 'Context' } as const;
export const critical = { key: 'critical', text: 'Fout' } as const;
export const dropHere = {
  key: 'dropHere',
  text: 'Sleep bestanden hierheen, of kies ze zelf.',
} as const;
export const emptyFile = { key: 'emptyFile', text: '{name} is leeg.' } as const;
export const errorSummary = {
  key: 'errorSummary',
  text: { one: 'Er is {count} fout', other: 'Er zijn {count} fouten' },
} as const;
export const evidence = { key: 'evidence', text: 'Bewijs' } as const;
export const evidenceNumber = { key: 'evidenceNumber', text: 'bewijs {reference}' } as const;
export const failed = {
  key: 'failed',
  text: 'Er ging iets mis. Probeer het later opnieuw.',
} as const;
export const fileRules = {
  key: 'fileRules',
  text: '{types}, hoogstens {megabytes} MB per bestand.',
} as const;
export const hidePassword = { key: 'hidePassword', text: 'Wachtwoord verbergen' } as const;
export const hidePasswordOf = {
  key: 'hidePasswordOf',
  text: 'Wachtwoord verbergen: {label}',
} as const;
export const info = { key: 'info', text: 'Ter informatie' } as const;
export const loading = { key: 'loading', text: 'Bezig met laden' } as const;
export const maximum = { key: 'maximum', text: 'Maximum' } as const;
export const menu = { key: 'menu', text: 'Menu' } as const;
export const minimum = { key: 'minimum', text: 'Minimum' } as const;
export const newTab = { key: 'newTab', text: '(opent in een nieuw tabblad)' } as const;
export const next = { key: 'next', text: 'Volgende' } as const;
export const noResults = { key: 'noResults', text: 'Geen resultaten' } as const;
export const noRows = { key: 'noRows', text: 'Er is niets om te tonen.' } as const;
export const notifications = { key: 'notifications', text: 'Meldingen' } as const;
export const page = { key: 'page', text: 'Pagina {page}' } as const;
export const pages = { key: 'pages', text: 'Pagina’s' } as const;
export const password = { key: 'password', text: 'Wachtwoord' } as const;
export const positive = { key: 'positive', text: 'Gelukt' } as const;
export const previous = { key: 'previous', text: 'Vorige' } as const;
export const removeFile = { key: 'removeFile', text: '{name} verwijderen' } as const;
export const required = { key: 'required', text: '(verplicht)' } as const;
export const ruleMet = { key: 'ruleMet', text: 'voldaan' } as const;
export const ruleNeeded = { key: 'ruleNeeded', text: 'nog nodig' } as const;
export const search = { key: 'search', text: 'Zoeken' } as const;
export const showPassword = { key: 'showPassword', text: 'Wachtwoord tonen' } as const;
export const showPasswordOf = { key: 'showPasswordOf', text: 'Wachtwoord tonen: {label}' } as const;
export const skipToContent = { key: 'skipToContent', text: 'Naar de inhoud' } as const;
export const toHome = { key: 'toHome', text: '(naar de startpagina)' } as const;
export const tooLarge = { key: 'tooLarge', text: '{name} is groter dan {megabytes} MB.' } as const;
export const wrongType = { key: 'wrongType', text: '{name} is geen {types}.' } as const;
