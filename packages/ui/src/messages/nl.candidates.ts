// Messages about candidates: scores, evidence and decisions.

export const actions = { key: 'actions', text: 'Acties' } as const;
export const adjustment = { key: 'adjustment', text: 'Aanpassing' } as const;
export const adjustmentOf = { key: 'adjustmentOf', text: 'Nieuwe score voor {title}' } as const;
export const adjustAgain = { key: 'adjustAgain', text: 'Opnieuw aanpassen' } as const;
export const adjustScore = { key: 'adjustScore', text: 'Score aanpassen' } as const;
export const adjusted = { key: 'adjusted', text: 'aangepast' } as const;
export const allQuotes = { key: 'allQuotes', text: 'Alle {count} citaten tonen' } as const;
export const allCandidates = { key: 'allCandidates', text: 'Alle kandidaten' } as const;
export const allEqual = { key: 'allEqual', text: 'Gelijk' } as const;
export const allKinds = { key: 'allKinds', text: 'Alle soorten' } as const;
export const auditLogFile = { key: 'auditLogFile', text: 'logboek.csv' } as const;
export const barsLegend = {
  key: 'barsLegend',
  text: 'Balken van links naar rechts: {categories}. Gearceerd is onzeker, gestippeld is zonder bewijs, met een stip is aangepast door een mens.',
} as const;
export const barsLegendTitle = { key: 'barsLegendTitle', text: 'Uitleg bij de balken' } as const;
export const becomes = { key: 'becomes', text: '{before} wordt {after}' } as const;
export const by = { key: 'by', text: 'Wie' } as const;
export const candidate = { key: 'candidate', text: 'Kandidaat' } as const;
export const candidateRemoved = {
  key: 'candidateRemoved',
  text: 'De kandidaat is verwijderd',
} as const;
export const category = { key: 'category', text: 'Categorie' } as const;
export const categoryAdjusted = {
  key: 'categoryAdjusted',
  text: '{title} {score} (aangepast)',
} as const;
export const categoryNotScored = {
  key: 'categoryNotScored',
  text: '{title} niet gescoord',
} as const;
export const categoryScored = { key: 'categoryScored', text: '{title} {score}' } as const;
export const changes = { key: 'changes', text: 'Wijzigingen' } as const;
export const chooseToCompare = {
  key: 'chooseToCompare',
  text: 'Selecteer twee of drie kandidaten om te vergelijken.',
} as const;
export const chosenOf = { key: 'chosenOf', text: '{count} van {limit} geselecteerd' } as const;
export const chosenTimes = { key: 'chosenTimes', text: 'Geselecteerde tijden' } as const;
export const comparing = {
  key: 'comparing',
  text: {
    one: '{count} kandidaat',
    other: '{count} kandidaten naast elkaar',
  },
} as const;
export const confidence = { key: 'confidence', text: 'Zekerheid' } as const;
export const confidenceHigh = { key: 'confidenceHigh', text: '{confidence}: hoog' } as const;
export const confidenceLow = { key: 'confidenceLow', text: '{confidence}: laag' } as const;
export const confidenceMedium = {
  key: 'confidenceMedium',
  text: '{confidence}: redelijk',
} as const;
export const confidenceOf = { key: 'confidenceOf', text: 'zekerheid {confidence}' } as const;
export const confirmedTime = { key: 'confirmedTime', text: 'Afgesproken' } as const;
export const context = { key: 'context', text: 'Context' } as const;
export const cvOf = { key: 'cvOf', text: 'Cv van {title}' } as const;
export const decision = { key: 'decision', text: 'Beslissing' } as const;
export const decisionAbout = { key: 'decisionAbout', text: 'Beslissing over {label}' } as const;
export const downloadCsv = {
  key: 'downloadCsv',
  text: {
    one: '{count} regel downloaden (csv)',
    other: '{count} regels downloaden (csv)',
  },
} as const;
export const everyone = { key: 'everyone', text: 'Iedereen' } as const;
export const evidence = { key: 'evidence', text: 'Bewijs' } as const;
export const held = { key: 'held', text: 'Aangehouden' } as const;
export const highest = { key: 'highest', text: 'Hoogste' } as const;
export const highestShared = { key: 'highestShared', text: 'Gedeeld hoogste' } as const;
export const hold = { key: 'hold', text: 'Aanhouden' } as const;
export const human = { key: 'human', text: 'Mens' } as const;
export const invite = { key: 'invite', text: 'Uitnodigen' } as const;
export const invited = { key: 'invited', text: 'Uitgenodigd' } as const;
export const recorded = { key: 'recorded', text: 'Vastgelegd' } as const;
export const kind = { key: 'kind', text: 'Soort' } as const;
export const later = { key: 'later', text: 'Hierna' } as const;
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
export const linesShown = {
  key: 'linesShown',
  text: {
    one: '{shown} van {count} regel',
    other: '{shown} van {count} regels',
  },
} as const;
export const moved = {
  key: 'moved',
  text: {
    one: '{count} kandidaat staat op een andere plaats.',
    other: '{count} kandidaten staan op een andere plaats.',
  },
} as const;
export const newScore = { key: 'newScore', text: 'Nieuwe score' } as const;
export const noEvidence = { key: 'noEvidence', text: 'Er is geen bewijs gevonden.' } as const;
export const nearestPassage = { key: 'nearestPassage', text: 'Wel op pagina {page}:' } as const;
export const noLines = { key: 'noLines', text: 'In dit logboek staat nog niets.' } as const;
export const noLinesFound = {
  key: 'noLinesFound',
  text: 'Geen regels gevonden. Haal een filter weg.',
} as const;
export const noText = {
  key: 'noText',
  text: 'In dit document staat geen tekst die te lezen is.',
} as const;
export const nothingSent = {
  key: 'nothingSent',
  text: 'Er wordt niets vanzelf verzonden: u stuurt de kandidaat zelf bericht.',
} as const;
export const noTimes = { key: 'noTimes', text: 'Er zijn geen vrije tijden.' } as const;
export const noTimesChosen = { key: 'noTimesChosen', text: 'Nog geen tijd geselecteerd' } as const;
export const reasonNotRecorded = {
  key: 'reasonNotRecorded',
  text: 'Dit is niet vastgelegd. Uw reden staat er nog: probeer het opnieuw.',
} as const;
export const notProposed = {
  key: 'notProposed',
  text: 'Dit is niet vastgelegd. Uw keuze staat er nog: probeer het opnieuw.',
} as const;
export const notScored = { key: 'notScored', text: 'Niet gescoord' } as const;
export const notInDocument = { key: 'notInDocument', text: 'Niet in het document:' } as const;
export const open = { key: 'open', text: 'Openen' } as const;
export const openOne = { key: 'openOne', text: '{title} openen' } as const;
export const otherCandidates = { key: 'otherCandidates', text: '{count} anderen' } as const;
export const otherTimes = { key: 'otherTimes', text: 'Andere tijden kiezen' } as const;
export const perCategory = { key: 'perCategory', text: 'Per categorie' } as const;
export const pointsLower = { key: 'pointsLower', text: '{points} procentpunt lager' } as const;
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
export const rank = { key: 'rank', text: 'Plaats' } as const;
export const rankMoved = { key: 'rankMoved', text: 'Van plaats {from} naar plaats {to}.' } as const;
export const rankPassed = { key: 'rankPassed', text: 'Staat nu boven {candidates}.' } as const;
export const rankPassedBy = { key: 'rankPassedBy', text: 'Staat nu onder {candidates}.' } as const;
export const rankStayed = { key: 'rankStayed', text: 'Blijft op plaats {place}.' } as const;
export const reason = { key: 'reason', text: 'Reden' } as const;
export const reasonHint = {
  key: 'reasonHint',
  text: 'Komt in het logboek, met uw naam en de tijd.',
} as const;
export const reasonNeeded = { key: 'reasonNeeded', text: 'Geef een reden' } as const;
export const reject = { key: 'reject', text: 'Afwijzen' } as const;
export const rejectGround = { key: 'rejectGround', text: 'Grond' } as const;
export const rejectTitle = { key: 'rejectTitle', text: '{label} afwijzen' } as const;
export const rejected = { key: 'rejected', text: 'Afgewezen' } as const;
export const restore = { key: 'restore', text: 'Herstellen' } as const;
export const restored = { key: 'restored', text: 'Hersteld' } as const;
export const scoreChanged = {
  key: 'scoreChanged',
  text: '{category} ging van {from} naar {to}: {points} procentpunt.',
} as const;
export const restsOn = {
  key: 'restsOn',
  text: 'Rust op {count} van de {all} categorieën.',
} as const;
export const scorecard = { key: 'scorecard', text: 'Scorecard' } as const;
export const showQuotes = { key: 'showQuotes', text: 'Citaten tonen' } as const;
export const showState = { key: 'showState', text: 'Stand tonen' } as const;
export const software = { key: 'software', text: 'Software' } as const;
export const stateAt = {
  key: 'stateAt',
  text: 'Stand van {at}. Wat daarna gebeurde, telt niet mee.',
} as const;
export const sumDivided = {
  key: 'sumDivided',
  text: 'Samen {sum}, gedeeld door {divisor}: {result}.',
} as const;
export const sumRounded = { key: 'sumRounded', text: '{result}, afgerond {score}' } as const;
export const takenBack = { key: 'takenBack', text: 'Ongedaan gemaakt' } as const;
export const undoneBy = { key: 'undoneBy', text: 'door {by}, {at}' } as const;
export const undoneOrRestored = {
  key: 'undoneOrRestored',
  text: 'Ongedaan gemaakt of hersteld',
} as const;
export const timesLimitReached = {
  key: 'timesLimitReached',
  text: 'Meer dan {limit} kan niet. Haal er eerst een weg.',
} as const;
export const timesIn = { key: 'timesIn', text: 'Tijden in {zone}.' } as const;
export const backToNow = { key: 'backToNow', text: 'Terug naar nu' } as const;
export const total = { key: 'total', text: 'Totaal' } as const;
export const totalStayed = { key: 'totalStayed', text: 'Het eigen totaal bleef {score}.' } as const;
export const undecided = { key: 'undecided', text: 'Te beoordelen' } as const;
export const undone = { key: 'undone', text: 'Ongedaan gemaakt' } as const;
export const untilHere = { key: 'untilHere', text: 'Tot hier' } as const;
export const weighing = { key: 'weighing', text: 'Weging' } as const;
export const unproven = { key: 'unproven', text: 'Niet bewezen' } as const;
export const unprovenCount = { key: 'unprovenCount', text: '{count} niet bewezen' } as const;
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
export const equalWeights = {
  key: 'equalWeights',
  text: 'Elke categorie telt even zwaar.',
} as const;
export const weightTimes = { key: 'weightTimes', text: '{weight}: telt {factor} keer' } as const;
export const weightWas = { key: 'weightWas', text: 'was {weight}' } as const;
export const what = { key: 'what', text: 'Wat' } as const;
export const when = { key: 'when', text: 'Wanneer' } as const;
