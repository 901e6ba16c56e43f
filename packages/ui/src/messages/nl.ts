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

export const actions = { key: 'actions', text: 'Acties' } as const;
export const actionsAvailable = { key: 'actionsAvailable', text: 'Acties beschikbaar' } as const;
export const activeFilters = { key: 'activeFilters', text: 'Ingestelde filters' } as const;
export const adjust = { key: 'adjust', text: '{title} aanpassen' } as const;
export const adjustment = { key: 'adjustment', text: 'Aanpassing' } as const;
export const adjustScore = { key: 'adjustScore', text: 'Score aanpassen' } as const;
export const adjusted = { key: 'adjusted', text: 'aangepast' } as const;
export const allCandidates = { key: 'allCandidates', text: 'Alle kandidaten' } as const;
export const allEqual = { key: 'allEqual', text: 'Gelijk' } as const;
export const allKinds = { key: 'allKinds', text: 'Alle soorten' } as const;
export const allSelected = { key: 'allSelected', text: 'Alles geselecteerd' } as const;
export const auditLogFile = { key: 'auditLogFile', text: 'logboek.csv' } as const;
export const becomes = { key: 'becomes', text: '{before} wordt {after}' } as const;
export const breadcrumbs = { key: 'breadcrumbs', text: 'Kruimelpad' } as const;
export const by = { key: 'by', text: 'Wie' } as const;
export const cancel = { key: 'cancel', text: 'Annuleren' } as const;
export const cancelFile = { key: 'cancelFile', text: '{name} annuleren' } as const;
export const candidate = { key: 'candidate', text: 'Kandidaat' } as const;
export const category = { key: 'category', text: 'Categorie' } as const;
export const caution = { key: 'caution', text: 'Let op' } as const;
export const changes = { key: 'changes', text: 'Wijzigingen' } as const;
export const characterCount = {
  key: 'characterCount',
  text: '{count} van {limit} tekens',
} as const;
export const characterLimit = { key: 'characterLimit', text: 'Maximaal {limit} tekens.' } as const;
export const charactersOver = { key: 'charactersOver', text: '{over} te veel' } as const;
export const choose = { key: 'choose', text: 'Maak een keuze' } as const;
export const chooseFile = { key: 'chooseFile', text: 'Bestand kiezen' } as const;
export const chooseFiles = { key: 'chooseFiles', text: 'Bestanden kiezen' } as const;
export const chosen = { key: 'chosen', text: 'Gekozen' } as const;
export const chosenCount = { key: 'chosenCount', text: '{count} gekozen' } as const;
export const chooseToCompare = {
  key: 'chooseToCompare',
  text: 'Kies twee of drie kandidaten om te vergelijken.',
} as const;
export const chosenFiles = { key: 'chosenFiles', text: 'Gekozen bestanden' } as const;
export const chosenOf = { key: 'chosenOf', text: '{count} van {limit} gekozen' } as const;
export const chosenTimes = { key: 'chosenTimes', text: 'Gekozen tijden' } as const;
export const clear = { key: 'clear', text: 'Wissen' } as const;
export const clearAll = { key: 'clearAll', text: 'Alles wissen' } as const;
export const clearDone = { key: 'clearDone', text: 'Voltooide wissen' } as const;
export const clearSelection = { key: 'clearSelection', text: 'Selectie wissen' } as const;
export const close = { key: 'close', text: 'Sluiten' } as const;
export const columnWidth = { key: 'columnWidth', text: 'Breedte van kolom' } as const;
export const comparing = {
  key: 'comparing',
  text: {
    one: '{count} kandidaat',
    other: '{count} kandidaten naast elkaar',
  },
} as const;
export const commands = { key: 'commands', text: 'Opdrachten' } as const;
export const confidence = { key: 'confidence', text: 'Zekerheid' } as const;
export const confidenceHigh = { key: 'confidenceHigh', text: '{confidence}: hoog' } as const;
export const confidenceLow = { key: 'confidenceLow', text: '{confidence}: laag' } as const;
export const confidenceMedium = {
  key: 'confidenceMedium',
  text: '{confidence}: redelijk',
} as const;
export const confirmedTime = { key: 'confirmedTime', text: 'Afgesproken' } as const;
export const context = { key: 'context', text: 'Context' } as const;
export const critical = { key: 'critical', text: 'Fout' } as const;
export const cvOf = { key: 'cvOf', text: 'Cv van {title}' } as const;
export const decision = { key: 'decision', text: 'Beslissing' } as const;
export const decisionAbout = { key: 'decisionAbout', text: 'Beslissing over {label}' } as const;
export const decrease = { key: 'decrease', text: '{label} verlagen' } as const;
export const downloadCsv = {
  key: 'downloadCsv',
  text: {
    one: '{count} regel downloaden (csv)',
    other: '{count} regels downloaden (csv)',
  },
} as const;
export const dropHere = {
  key: 'dropHere',
  text: 'Sleep bestanden hierheen, of kies ze zelf.',
} as const;
export const emptyFile = { key: 'emptyFile', text: '{name} is leeg.' } as const;
export const errorSummary = {
  key: 'errorSummary',
  text: { one: 'Er is {count} fout', other: 'Er zijn {count} fouten' },
} as const;
export const everyone = { key: 'everyone', text: 'Iedereen' } as const;
export const evidence = { key: 'evidence', text: 'Bewijs' } as const;
export const evidenceNumber = { key: 'evidenceNumber', text: 'bewijs {reference}' } as const;
export const failed = {
  key: 'failed',
  text: 'Er ging iets mis. Probeer het later opnieuw.',
} as const;
export const fileDone = { key: 'fileDone', text: 'Klaar' } as const;
export const filePending = { key: 'filePending', text: 'Wacht' } as const;
export const findCommand = { key: 'findCommand', text: 'Zoek een opdracht' } as const;
export const fileRules = {
  key: 'fileRules',
  text: '{types}, hoogstens {megabytes} MB per bestand.',
} as const;
export const filesDone = { key: 'filesDone', text: '{done} van {count} klaar' } as const;
export const filesFailed = { key: 'filesFailed', text: '{count} mislukt' } as const;
export const fileUploading = { key: 'fileUploading', text: 'Wordt verzonden' } as const;
export const held = { key: 'held', text: 'Aangehouden' } as const;
export const hidePassword = { key: 'hidePassword', text: 'Wachtwoord verbergen' } as const;
export const hidePasswordOf = {
  key: 'hidePasswordOf',
  text: 'Wachtwoord verbergen: {label}',
} as const;
export const highest = { key: 'highest', text: 'Hoogste' } as const;
export const highestShared = { key: 'highestShared', text: 'Gedeeld hoogste' } as const;
export const hold = { key: 'hold', text: 'Aanhouden' } as const;
export const human = { key: 'human', text: 'Mens' } as const;
export const increase = { key: 'increase', text: '{label} verhogen' } as const;
export const info = { key: 'info', text: 'Ter informatie' } as const;
export const invite = { key: 'invite', text: 'Uitnodigen' } as const;
export const invited = { key: 'invited', text: 'Uitgenodigd' } as const;
export const kind = { key: 'kind', text: 'Soort' } as const;
export const laterThan = { key: 'laterThan', text: 'Hierna' } as const;
export const leaveComparison = {
  key: 'leaveComparison',
  text: '{title} uit de vergelijking halen',
} as const;
export const lineCount = {
  key: 'lineCount',
  text: {
    one: '{count} regel',
    other: '{count} regels',
  },
} as const;
export const lineId = { key: 'lineId', text: 'Regel' } as const;
export const lineShown = {
  key: 'lineShown',
  text: {
    one: '{shown} van {count} regel',
    other: '{shown} van {count} regels',
  },
} as const;
export const loading = { key: 'loading', text: 'Bezig met laden' } as const;
export const maximum = { key: 'maximum', text: 'Maximum' } as const;
export const menu = { key: 'menu', text: 'Menu' } as const;
export const minimum = { key: 'minimum', text: 'Minimum' } as const;
export const moved = {
  key: 'moved',
  text: {
    one: '{count} kandidaat staat op een andere plaats.',
    other: '{count} kandidaten staan op een andere plaats.',
  },
} as const;
export const nameNeeded = { key: 'nameNeeded', text: 'Geef een naam' } as const;
export const nameThem = { key: 'nameThem', text: 'Onder welke naam?' } as const;
export const newTab = { key: 'newTab', text: '(opent in een nieuw tabblad)' } as const;
export const next = { key: 'next', text: 'Volgende' } as const;
export const nextMonth = { key: 'nextMonth', text: 'Volgende maand' } as const;
export const noEvidence = { key: 'noEvidence', text: 'Er is geen bewijs gevonden.' } as const;
export const noFilters = { key: 'noFilters', text: 'Geen filters ingesteld' } as const;
export const noLines = { key: 'noLines', text: 'In dit logboek staat nog niets.' } as const;
export const noLinesFound = {
  key: 'noLinesFound',
  text: 'Geen regels gevonden. Haal een filter weg.',
} as const;
export const noResults = { key: 'noResults', text: 'Geen resultaten' } as const;
export const noRows = { key: 'noRows', text: 'Er is niets om te tonen.' } as const;
export const noSavedFilters = {
  key: 'noSavedFilters',
  text: 'U hebt nog geen filters bewaard.',
} as const;
export const notAfter = { key: 'notAfter', text: 'Kies {value} of eerder' } as const;
export const noText = {
  key: 'noText',
  text: 'In dit document staat geen tekst die te lezen is.',
} as const;
export const notBefore = { key: 'notBefore', text: 'Kies {value} of later' } as const;
export const none = { key: 'none', text: 'Geen' } as const;
export const nothingSent = {
  key: 'nothingSent',
  text: 'Er wordt niets vanzelf verstuurd: u stuurt de kandidaat zelf bericht.',
} as const;
export const notifications = { key: 'notifications', text: 'Meldingen' } as const;
export const noTimes = { key: 'noTimes', text: 'Er zijn geen vrije tijden.' } as const;
export const noTimesChosen = { key: 'noTimesChosen', text: 'Nog geen tijd gekozen' } as const;
export const notKept = {
  key: 'notKept',
  text: 'Dit is niet vastgelegd. Uw reden staat er nog: probeer het opnieuw.',
} as const;
export const notProposed = {
  key: 'notProposed',
  text: 'Dit is niet vastgelegd. Uw keuze staat er nog: probeer het opnieuw.',
} as const;
export const notRecorded = {
  key: 'notRecorded',
  text: 'Dit is niet vastgelegd. Probeer het opnieuw.',
} as const;
export const notScored = { key: 'notScored', text: 'Niet gescoord' } as const;
export const open = { key: 'open', text: 'Openen' } as const;
export const openOne = { key: 'openOne', text: '{title} openen' } as const;
export const otherCandidates = { key: 'otherCandidates', text: '{count} anderen' } as const;
export const otherTimes = { key: 'otherTimes', text: 'Andere tijden kiezen' } as const;
export const page = { key: 'page', text: 'Pagina {page}' } as const;
export const pages = { key: 'pages', text: 'Pagina’s' } as const;
export const password = { key: 'password', text: 'Wachtwoord' } as const;
export const pointsLower = { key: 'pointsLower', text: '{points} procentpunt lager' } as const;
export const positive = { key: 'positive', text: 'Gelukt' } as const;
export const previous = { key: 'previous', text: 'Vorige' } as const;
export const previousMonth = { key: 'previousMonth', text: 'Vorige maand' } as const;
export const propose = { key: 'propose', text: 'Tijden voorstellen' } as const;
export const proposeCount = {
  key: 'proposeCount',
  text: {
    one: '{count} tijd voorstellen',
    other: '{count} tijden voorstellen',
  },
} as const;
export const proposed = {
  key: 'proposed',
  text: 'U stelde deze tijden voor. De kandidaat heeft nog niet gekozen.',
} as const;
export const proposing = { key: 'proposing', text: 'Voorstellen...' } as const;
export const rangeReversed = {
  key: 'rangeReversed',
  text: 'Het eind ligt voor het begin',
} as const;
export const rank = { key: 'rank', text: 'Rang' } as const;
export const rankMoved = { key: 'rankMoved', text: 'Van plaats {from} naar plaats {to}.' } as const;
export const rankPassed = { key: 'rankPassed', text: 'Staat nu boven {candidates}.' } as const;
export const rankPassedBy = { key: 'rankPassedBy', text: 'Staat nu onder {candidates}.' } as const;
export const rankStayed = { key: 'rankStayed', text: 'Blijft op plaats {place}.' } as const;
export const reason = { key: 'reason', text: 'Reden' } as const;
export const reasonKept = {
  key: 'reasonKept',
  text: 'Komt in het logboek, met uw naam en de tijd.',
} as const;
export const reasonNeeded = { key: 'reasonNeeded', text: 'Geef een reden' } as const;
export const reject = { key: 'reject', text: 'Afwijzen' } as const;
export const rejectGround = { key: 'rejectGround', text: 'Grond' } as const;
export const rejectTitle = { key: 'rejectTitle', text: '{label} afwijzen' } as const;
export const rejected = { key: 'rejected', text: 'Afgewezen' } as const;
export const remove = { key: 'remove', text: 'Verwijderen' } as const;
export const removeFile = { key: 'removeFile', text: '{name} verwijderen' } as const;
export const required = { key: 'required', text: '(verplicht)' } as const;
export const restore = { key: 'restore', text: 'Herstellen' } as const;
export const restored = { key: 'restored', text: 'Hersteld' } as const;
export const retry = { key: 'retry', text: 'Opnieuw proberen' } as const;
export const retryAll = { key: 'retryAll', text: 'Alle mislukte opnieuw proberen' } as const;
export const retryFile = { key: 'retryFile', text: 'Opnieuw proberen: {name}' } as const;
export const resultCount = {
  key: 'resultCount',
  text: { one: '{count} resultaat', other: '{count} resultaten' },
} as const;
export const ruleMet = { key: 'ruleMet', text: 'voldaan' } as const;
export const ruleNeeded = { key: 'ruleNeeded', text: 'nog nodig' } as const;
export const save = { key: 'save', text: 'Bewaren' } as const;
export const savedFilters = { key: 'savedFilters', text: 'Bewaarde filters' } as const;
export const saveFilters = { key: 'saveFilters', text: 'Deze filters bewaren' } as const;
export const scoreChanged = {
  key: 'scoreChanged',
  text: '{category} ging van {from} naar {to}: {points} procentpunt.',
} as const;
export const scorecard = { key: 'scorecard', text: 'Scorecard' } as const;
export const search = { key: 'search', text: 'Zoeken' } as const;
export const select = { key: 'select', text: 'Kiezen' } as const;
export const selectAll = { key: 'selectAll', text: 'Alles kiezen' } as const;
export const selectedCount = { key: 'selectedCount', text: '{count} geselecteerd' } as const;
export const selectionActions = {
  key: 'selectionActions',
  text: 'Acties voor de selectie',
} as const;
export const showPassword = { key: 'showPassword', text: 'Wachtwoord tonen' } as const;
export const showPasswordOf = { key: 'showPasswordOf', text: 'Wachtwoord tonen: {label}' } as const;
export const showQuotes = { key: 'showQuotes', text: 'Citaten tonen' } as const;
export const showStanding = { key: 'showStanding', text: 'Stand tonen' } as const;
export const skipToContent = { key: 'skipToContent', text: 'Naar de inhoud' } as const;
export const software = { key: 'software', text: 'Software' } as const;
export const standingNow = { key: 'standingNow', text: 'Stand van nu.' } as const;
export const standingOf = {
  key: 'standingOf',
  text: 'Stand van {at}. Wat daarna gebeurde, telt niet mee.',
} as const;
export const stepDone = { key: 'stepDone', text: 'voltooid' } as const;
export const sumDivided = {
  key: 'sumDivided',
  text: 'Samen {sum}, gedeeld door {divisor}: {result}.',
} as const;
export const sumRounded = { key: 'sumRounded', text: '{result}, afgerond {score}' } as const;
export const takenBack = { key: 'takenBack', text: 'Ongedaan gemaakt' } as const;
export const takenBackBy = { key: 'takenBackBy', text: 'door {by}, {at}' } as const;
export const takenBackOrRestored = {
  key: 'takenBackOrRestored',
  text: 'Ongedaan gemaakt of hersteld',
} as const;
export const timesFull = {
  key: 'timesFull',
  text: 'Meer dan {limit} kan niet. Haal er eerst een weg.',
} as const;
export const timesIn = { key: 'timesIn', text: 'Tijden in {zone}.' } as const;
export const toHome = { key: 'toHome', text: '(naar de startpagina)' } as const;
export const toNow = { key: 'toNow', text: 'Terug naar nu' } as const;
export const tooLarge = { key: 'tooLarge', text: '{name} is groter dan {megabytes} MB.' } as const;
export const total = { key: 'total', text: 'Totaal' } as const;
export const totalStayed = { key: 'totalStayed', text: 'Het eigen totaal bleef {score}.' } as const;
export const unavailable = { key: 'unavailable', text: 'Deze datum is niet te kiezen' } as const;
export const undecided = { key: 'undecided', text: 'Te beoordelen' } as const;
export const undo = { key: 'undo', text: 'Ongedaan maken' } as const;
export const untilHere = { key: 'untilHere', text: 'Tot hier' } as const;
export const uploads = { key: 'uploads', text: 'Bestanden in de wachtrij' } as const;
export const weighing = { key: 'weighing', text: 'Weging' } as const;
export const weighsLessAbove = {
  key: 'weighsLessAbove',
  text: '{category} weegt lichter en scoort boven het eigen totaal: {points} procentpunt.',
} as const;
export const weighsLessBelow = {
  key: 'weighsLessBelow',
  text: '{category} weegt lichter en scoort onder het eigen totaal: {points} procentpunt.',
} as const;
export const weighsMoreAbove = {
  key: 'weighsMoreAbove',
  text: '{category} weegt zwaarder en scoort boven het eigen totaal: {points} procentpunt.',
} as const;
export const weighsMoreBelow = {
  key: 'weighsMoreBelow',
  text: '{category} weegt zwaarder en scoort onder het eigen totaal: {points} procentpunt.',
} as const;
export const weightCounts = {
  key: 'weightCounts',
  text: '{weight}, dus {factor} keer: {categories}.',
} as const;
export const weightHeavy = { key: 'weightHeavy', text: 'Zwaar' } as const;
export const weightLight = { key: 'weightLight', text: 'Licht' } as const;
export const weightNormal = { key: 'weightNormal', text: 'Gewoon' } as const;
export const weightsAlike = {
  key: 'weightsAlike',
  text: 'Elke categorie telt even zwaar.',
} as const;
export const weightTimes = { key: 'weightTimes', text: '{weight}: telt {factor} keer' } as const;
export const what = { key: 'what', text: 'Wat' } as const;
export const when = { key: 'when', text: 'Wanneer' } as const;
export const wrongType = { key: 'wrongType', text: '{name} is geen {types}.' } as const;
