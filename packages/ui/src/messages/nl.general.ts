// General messages: fields, tables, files, the page.

export const actionsAvailable = { key: 'actionsAvailable', text: 'Acties beschikbaar' } as const;
export const activeFilters = { key: 'activeFilters', text: 'Ingestelde filters' } as const;
export const allRead = { key: 'allRead', text: 'Alle meldingen zijn gelezen' } as const;
export const allSelected = { key: 'allSelected', text: 'Alles geselecteerd' } as const;
export const alreadyChosen = {
  key: 'alreadyChosen',
  text: '{name} staat al in de lijst.',
} as const;
export const alwaysShown = { key: 'alwaysShown', text: 'Altijd zichtbaar' } as const;
export const atLeast = { key: 'atLeast', text: 'Vul {value} in, of meer' } as const;
export const atMost = { key: 'atMost', text: 'Vul {value} in, of minder' } as const;
export const boardColumn = {
  key: 'boardColumn',
  text: { one: '{label}, {count} kaart', other: '{label}, {count} kaarten' },
} as const;
export const boardColumnPart = {
  key: 'boardColumnPart',
  text: '{label}, {shown} kaarten',
} as const;
export const breadcrumbs = { key: 'breadcrumbs', text: 'Kruimelpad' } as const;
export const calendarOf = { key: 'calendarOf', text: 'Kalender {label}' } as const;
export const cancel = { key: 'cancel', text: 'Annuleren' } as const;
export const cancelFile = { key: 'cancelFile', text: '{name} annuleren' } as const;
export const cardMoved = {
  key: 'cardMoved',
  text: '{label} verplaatst naar {column}, plaats {place} van {count}',
} as const;
export const cardNotMoved = {
  key: 'cardNotMoved',
  text: '{label} is niet verplaatst, en staat nog in {column}',
} as const;
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
export const chosen = { key: 'chosen', text: 'Geselecteerd' } as const;
export const chosenCount = { key: 'chosenCount', text: '{count} geselecteerd' } as const;
export const chosenFiles = { key: 'chosenFiles', text: 'Gekozen bestanden' } as const;
export const clear = { key: 'clear', text: 'Wissen' } as const;
export const clearAll = { key: 'clearAll', text: 'Alles wissen' } as const;
export const clearDone = { key: 'clearDone', text: 'Voltooide wissen' } as const;
export const clearSelection = { key: 'clearSelection', text: 'Selectie wissen' } as const;
export const chart = { key: 'chart', text: 'grafiek' } as const;
export const chartKeys = {
  key: 'chartKeys',
  text: 'De pijltoetsen lopen langs de waarden.',
} as const;
export const chartSeriesValue = {
  key: 'chartSeriesValue',
  text: '{category}, {series}: {value}',
} as const;
export const chartValue = { key: 'chartValue', text: '{category}: {value}' } as const;
export const close = { key: 'close', text: 'Sluiten' } as const;
export const column = { key: 'column', text: 'Kolom' } as const;
export const columnMoved = {
  key: 'columnMoved',
  text: '{label}, plaats {place} van {count}',
} as const;
export const columns = { key: 'columns', text: 'Kolommen' } as const;
export const columnsShown = {
  key: 'columnsShown',
  text: 'Kolommen ({shown} van {count})',
} as const;
export const columnWidth = { key: 'columnWidth', text: 'Breedte van kolom' } as const;
export const commands = { key: 'commands', text: 'Opdrachten' } as const;
export const copied = { key: 'copied', text: 'Gekopieerd' } as const;
export const copyFailed = { key: 'copyFailed', text: 'Kopiëren lukt niet' } as const;
export const critical = { key: 'critical', text: 'Fout' } as const;
export const currentDay = { key: 'currentDay', text: 'vandaag' } as const;
/** Letters of a date placeholder: day, month, year. The language determines their order. */
export const dateLetters = { key: 'dateLetters', text: 'dd mm jjjj' } as const;
export const dateTimeUnreadable = {
  key: 'dateTimeUnreadable',
  text: 'Deze datum en tijd zijn niet te lezen. Schrijf bijvoorbeeld {example}',
} as const;
export const freeTime = { key: 'freeTime', text: 'Vrij' } as const;
export const markAllRead = { key: 'markAllRead', text: 'Alles als gelezen markeren' } as const;
export const moreNames = { key: 'moreNames', text: 'Nog {count}: alle namen tonen' } as const;
export const newNotification = { key: 'newNotification', text: 'Nieuwe melding: {title}' } as const;
export const nextWeek = { key: 'nextWeek', text: 'Volgende week' } as const;
export const noNotifications = { key: 'noNotifications', text: 'Er zijn geen meldingen.' } as const;
export const noSuchDate = {
  key: 'noSuchDate',
  text: 'Deze dag bestaat niet. Schrijf bijvoorbeeld {example}',
} as const;
export const dateUnreadable = {
  key: 'dateUnreadable',
  text: 'Deze datum is niet te lezen. Schrijf bijvoorbeeld {example}',
} as const;
export const defaultRestored = {
  key: 'defaultRestored',
  text: 'De standaard is hersteld',
} as const;
export const decrease = { key: 'decrease', text: '{label} verlagen' } as const;
export const drag = { key: 'drag', text: 'Slepen' } as const;
export const dropHere = {
  key: 'dropHere',
  text: 'Sleep bestanden hierheen, of kies ze zelf.',
} as const;
export const editValue = { key: 'editValue', text: '{label} bewerken' } as const;
export const emptyFile = { key: 'emptyFile', text: '{name} is leeg.' } as const;
export const errorSummary = {
  key: 'errorSummary',
  text: { one: 'Er is {count} fout', other: 'Er zijn {count} fouten' },
} as const;
export const evidenceNumber = { key: 'evidenceNumber', text: 'bewijs {reference}' } as const;
export const failed = {
  key: 'failed',
  text: 'Er ging iets mis. Probeer het later opnieuw.',
} as const;
export const fileDone = { key: 'fileDone', text: 'Klaar' } as const;
export const filePending = { key: 'filePending', text: 'Wacht' } as const;
export const fillIn = { key: 'fillIn', text: 'Invullen' } as const;
export const findCommand = { key: 'findCommand', text: 'Zoek een opdracht' } as const;
export const fileRules = {
  key: 'fileRules',
  text: '{types}, maximaal {size} per bestand.',
} as const;
export const filesDone = { key: 'filesDone', text: '{done} van {count} klaar' } as const;
export const filesFailed = { key: 'filesFailed', text: '{count} mislukt' } as const;
export const fileUploading = { key: 'fileUploading', text: 'Wordt verzonden' } as const;
export const folder = {
  key: 'folder',
  text: '{name} is een map. Kies de bestanden die erin staan.',
} as const;
export const firstDayOf = { key: 'firstDayOf', text: '{label}: eerste dag' } as const;
export const forExample = { key: 'forExample', text: 'Bijvoorbeeld {example}' } as const;
export const formatBold = { key: 'formatBold', text: 'Vet' } as const;
export const formatItalic = { key: 'formatItalic', text: 'Cursief' } as const;
export const formatLink = { key: 'formatLink', text: 'Link' } as const;
export const formatBullets = { key: 'formatBullets', text: 'Opsomming' } as const;
export const formatNumbers = { key: 'formatNumbers', text: 'Nummering' } as const;
export const format = { key: 'format', text: 'Opmaak' } as const;
export const formatOf = { key: 'formatOf', text: 'Opmaak van {label}' } as const;
export const formatOn = { key: 'formatOn', text: '{label} aan' } as const;
export const formatOff = { key: 'formatOff', text: '{label} uit' } as const;
export const formatUnavailable = {
  key: 'formatUnavailable',
  text: 'Opmaak is nu niet beschikbaar. Typen kan wel.',
} as const;
export const history = { key: 'history', text: 'Geschiedenis' } as const;
export const insertVariable = { key: 'insertVariable', text: 'Variabele invoegen' } as const;
export const linkAddress = { key: 'linkAddress', text: 'Adres' } as const;
export const linkExample = {
  key: 'linkExample',
  text: 'Bijvoorbeeld https://www.voorbeeld.nl of noor@voorbeeld.nl',
} as const;
export const linkInvalid = {
  key: 'linkInvalid',
  text: 'Vul een webadres of een e-mailadres in, zoals https://www.voorbeeld.nl',
} as const;
export const linkRemove = { key: 'linkRemove', text: 'Verwijder link' } as const;
export const mentions = { key: 'mentions', text: 'Collega’s' } as const;
export const notAgreed = { key: 'notAgreed', text: 'voorgesteld' } as const;
export const nothingPlanned = { key: 'nothingPlanned', text: 'Niets gepland' } as const;
export const previousWeek = { key: 'previousWeek', text: 'Vorige week' } as const;
export const thisWeek = { key: 'thisWeek', text: 'Deze week' } as const;
export const variables = { key: 'variables', text: 'Variabelen' } as const;
export const variableMissing = { key: 'variableMissing', text: '{label} ontbreekt' } as const;
export const comment = { key: 'comment', text: 'Reactie' } as const;
export const commentArrived = {
  key: 'commentArrived',
  text: 'Nieuwe reactie van {name}, {time}',
} as const;
export const commentDeletedBy = {
  key: 'commentDeletedBy',
  text: 'Verwijderd door {name}',
} as const;
export const commentNeeded = { key: 'commentNeeded', text: 'Schrijf een reactie' } as const;
export const commentNotPosted = {
  key: 'commentNotPosted',
  text: 'Uw reactie is niet bewaard, en staat er nog. Probeer het opnieuw.',
} as const;
export const deleteComment = { key: 'deleteComment', text: 'Reactie verwijderen?' } as const;
export const deleteCommentText = {
  key: 'deleteCommentText',
  text: 'De tekst verdwijnt voor iedereen. Antwoorden blijven staan.',
} as const;
export const earlierComments = { key: 'earlierComments', text: 'Eerdere reacties tonen' } as const;
export const edit = { key: 'edit', text: 'Bewerken' } as const;
export const editComment = { key: 'editComment', text: 'Reactie bewerken' } as const;
export const edited = { key: 'edited', text: 'bewerkt' } as const;
export const post = { key: 'post', text: 'Plaatsen' } as const;
export const postAgain = { key: 'postAgain', text: 'Opnieuw plaatsen' } as const;
export const repliesTo = { key: 'repliesTo', text: 'Antwoorden op {name}' } as const;
export const reply = { key: 'reply', text: 'Beantwoorden' } as const;
export const replyTo = { key: 'replyTo', text: 'Antwoord aan {name}' } as const;
export const mailCopy = { key: 'mailCopy', text: 'Tekst kopiëren' } as const;
export const mailNotSent = {
  key: 'mailNotSent',
  text: 'De mail is niet verzonden. De tekst staat er nog. Probeer het opnieuw.',
} as const;
export const mailOpen = { key: 'mailOpen', text: 'Openen in uw mailprogramma' } as const;
export const mailOpenWithoutText = {
  key: 'mailOpenWithoutText',
  text: 'Openen zonder tekst',
} as const;
export const mailPreview = { key: 'mailPreview', text: 'Voorbeeld' } as const;
export const mailSubject = { key: 'mailSubject', text: 'Onderwerp' } as const;
export const mailSubjectNeeded = {
  key: 'mailSubjectNeeded',
  text: 'Vul een onderwerp in',
} as const;
export const mailTemplate = { key: 'mailTemplate', text: 'Sjabloon' } as const;
export const mailText = { key: 'mailText', text: 'Tekst' } as const;
export const mailTextNeeded = { key: 'mailTextNeeded', text: 'Schrijf een tekst' } as const;
export const mailTo = { key: 'mailTo', text: 'Aan' } as const;
export const mailTooLong = {
  key: 'mailTooLong',
  text: 'Deze mail is te lang om in één keer te openen. Kopieer de tekst, open de mail en plak de tekst daar.',
} as const;
export const mailWrite = { key: 'mailWrite', text: 'Schrijven' } as const;
export const replace = { key: 'replace', text: 'Vervangen' } as const;
export const replaceMail = {
  key: 'replaceMail',
  text: 'Tekst vervangen door het sjabloon?',
} as const;
export const replaceMailText = {
  key: 'replaceMailText',
  text: 'Uw onderwerp en tekst verdwijnen.',
} as const;
export const send = { key: 'send', text: 'Verzenden' } as const;
export const sendAgain = { key: 'sendAgain', text: 'Opnieuw verzenden' } as const;
export const variablesMissing = {
  key: 'variablesMissing',
  text: 'Deze gegevens ontbreken nog',
} as const;
export const variablesNeeded = {
  key: 'variablesNeeded',
  text: 'Vul in of haal weg: {labels}',
} as const;
export const writeComment = { key: 'writeComment', text: 'Reactie schrijven' } as const;
export const hidePassword = { key: 'hidePassword', text: 'Wachtwoord verbergen' } as const;
export const hidePasswordOf = {
  key: 'hidePasswordOf',
  text: 'Wachtwoord verbergen: {label}',
} as const;
export const increase = { key: 'increase', text: '{label} verhogen' } as const;
export const info = { key: 'info', text: 'Ter informatie' } as const;
export const lastDayOf = { key: 'lastDayOf', text: '{label}: laatste dag' } as const;
export const loading = { key: 'loading', text: 'Bezig met laden' } as const;
export const maximum = { key: 'maximum', text: 'Maximum' } as const;
export const menu = { key: 'menu', text: 'Menu' } as const;
export const minimum = { key: 'minimum', text: 'Minimum' } as const;
export const moveCard = { key: 'moveCard', text: '{label} verplaatsen' } as const;
export const moveDown = { key: 'moveDown', text: 'Omlaag' } as const;
export const moveDownOf = { key: 'moveDownOf', text: '{label} omlaag' } as const;
export const moveTo = { key: 'moveTo', text: 'Verplaats naar' } as const;
export const moveUp = { key: 'moveUp', text: 'Omhoog' } as const;
export const moveUpOf = { key: 'moveUpOf', text: '{label} omhoog' } as const;
export const moveWithin = { key: 'moveWithin', text: 'In deze kolom' } as const;
export const nameNeeded = { key: 'nameNeeded', text: 'Geef een naam' } as const;
export const filtersName = { key: 'filtersName', text: 'Onder welke naam?' } as const;
export const newTab = { key: 'newTab', text: '(opent in een nieuw tabblad)' } as const;
export const next = { key: 'next', text: 'Volgende' } as const;
export const nextMonth = { key: 'nextMonth', text: 'Volgende maand' } as const;
export const noFilters = { key: 'noFilters', text: 'Geen filters ingesteld' } as const;
export const noResults = { key: 'noResults', text: 'Geen resultaten' } as const;
export const funnelCount = { key: 'funnelCount', text: 'Aantal' } as const;
export const funnelFromFirst = { key: 'funnelFromFirst', text: 'Van de eerste stap' } as const;
export const funnelFromPrevious = {
  key: 'funnelFromPrevious',
  text: 'Van de vorige stap',
} as const;
export const funnelShare = { key: 'funnelShare', text: '{share} van de vorige stap' } as const;
export const funnelShareOfFirst = {
  key: 'funnelShareOfFirst',
  text: '{share} van de eerste stap',
} as const;
export const funnelStep = { key: 'funnelStep', text: 'Stap' } as const;
export const chartDate = { key: 'chartDate', text: 'Datum' } as const;
export const noData = { key: 'noData', text: 'geen gegevens' } as const;
export const noRows = { key: 'noRows', text: 'Er is niets om te tonen.' } as const;
export const noSavedFilters = {
  key: 'noSavedFilters',
  text: 'U heeft nog geen filters bewaard.',
} as const;
export const notAfter = { key: 'notAfter', text: 'Kies {value} of eerder' } as const;
export const notANumber = { key: 'notANumber', text: 'Vul een getal in, zoals {example}' } as const;
export const notBefore = { key: 'notBefore', text: 'Kies {value} of later' } as const;
export const none = { key: 'none', text: 'Geen' } as const;
export const notifications = { key: 'notifications', text: 'Meldingen' } as const;
export const notRecorded = {
  key: 'notRecorded',
  text: 'Dit is niet vastgelegd. Probeer het opnieuw.',
} as const;
export const notRedone = {
  key: 'notRedone',
  text: 'Niet opnieuw gedaan: {label}. {reason}',
} as const;
export const notUndone = {
  key: 'notUndone',
  text: 'Niet ongedaan gemaakt: {label}. {reason}',
} as const;
export const offStep = { key: 'offStep', text: 'Vul {lower} of {higher} in' } as const;
export const onlyOneFile = {
  key: 'onlyOneFile',
  text: '{name} is niet toegevoegd: er kan één bestand zijn.',
} as const;
export const otherDayMissing = {
  key: 'otherDayMissing',
  text: 'Vul de eerste en de laatste dag in',
} as const;
export const page = { key: 'page', text: 'Pagina {page}' } as const;
export const pageAsPicture = {
  key: 'pageAsPicture',
  text: 'Pagina {page} als afbeelding',
} as const;
export const pages = { key: 'pages', text: 'Pagina’s' } as const;
export const password = { key: 'password', text: 'Wachtwoord' } as const;
export const positive = { key: 'positive', text: 'Gelukt' } as const;
export const previous = { key: 'previous', text: 'Vorige' } as const;
export const previousMonth = { key: 'previousMonth', text: 'Vorige maand' } as const;
export const rangeReversed = {
  key: 'rangeReversed',
  text: 'De einddatum ligt voor de begindatum',
} as const;
export const redo = { key: 'redo', text: 'Opnieuw' } as const;
export const redoChange = { key: 'redoChange', text: 'Opnieuw: {label}' } as const;
export const redoneChange = { key: 'redoneChange', text: 'Opnieuw gedaan: {label}' } as const;
export const remove = { key: 'remove', text: 'Verwijderen' } as const;
export const removeByKey = { key: 'removeByKey', text: 'Delete haalt dit weg.' } as const;
export const removeFile = { key: 'removeFile', text: '{name} verwijderen' } as const;
/** Mark of a field that may stay empty, in a form that marks those. */
export const optional = { key: 'optional', text: '(niet verplicht)' } as const;
export const required = { key: 'required', text: '(verplicht)' } as const;
export const restoreDefault = { key: 'restoreDefault', text: 'Standaard herstellen' } as const;
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
export const search = { key: 'search', text: 'Zoeken' } as const;
export const select = { key: 'select', text: 'Selecteren' } as const;
export const selectAll = { key: 'selectAll', text: 'Alles selecteren' } as const;
export const selectedCount = { key: 'selectedCount', text: '{count} geselecteerd' } as const;
export const selectionActions = {
  key: 'selectionActions',
  text: 'Acties voor de selectie',
} as const;
export const presets = { key: 'presets', text: 'Snel kiezen' } as const;
export const showAsTable = { key: 'showAsTable', text: 'Toon als tabel' } as const;
export const showPassword = { key: 'showPassword', text: 'Wachtwoord tonen' } as const;
export const showPasswordOf = { key: 'showPasswordOf', text: 'Wachtwoord tonen: {label}' } as const;
export const shownOf = { key: 'shownOf', text: '{shown} van {count}' } as const;
export const skipToContent = { key: 'skipToContent', text: 'Naar de inhoud' } as const;
export const sparkline = {
  key: 'sparkline',
  text: '{label}: eerst {first}, laatst {last}, laagst {lowest}, hoogst {highest}',
} as const;
export const sparklineEmpty = { key: 'sparklineEmpty', text: '{label}: geen gegevens' } as const;
export const statBetter = { key: 'statBetter', text: '{trend}: beter' } as const;
export const statLess = { key: 'statLess', text: '{change} minder {label}' } as const;
export const statMore = { key: 'statMore', text: '{change} meer {label}' } as const;
export const statSame = { key: 'statSame', text: 'geen verandering {label}' } as const;
export const statPoints = { key: 'statPoints', text: '{points} procentpunt' } as const;
export const statWorse = { key: 'statWorse', text: '{trend}: slechter' } as const;
export const stepDone = { key: 'stepDone', text: 'voltooid' } as const;
export const time = { key: 'time', text: 'Tijd' } as const;
/** Letters of a time placeholder: hour, minute, second. */
export const timeLetters = { key: 'timeLetters', text: 'uu mm ss' } as const;
export const noSuchTime = {
  key: 'noSuchTime',
  text: 'Deze tijd bestaat niet. Schrijf bijvoorbeeld {example}',
} as const;
export const timeMissing = {
  key: 'timeMissing',
  text: 'De tijd ontbreekt. Schrijf bijvoorbeeld {example}',
} as const;
export const timeUnreadable = {
  key: 'timeUnreadable',
  text: 'Deze tijd is niet te lezen. Schrijf bijvoorbeeld {example}',
} as const;
export const timeZone = { key: 'timeZone', text: 'Tijdzone' } as const;
export const toHome = { key: 'toHome', text: '(naar de startpagina)' } as const;
export const tooExact = {
  key: 'tooExact',
  text: {
    one: 'Vul maximaal {count} cijfer achter de komma in',
    other: 'Vul maximaal {count} cijfers achter de komma in',
  },
} as const;
export const tooLarge = { key: 'tooLarge', text: '{name} is groter dan {size}.' } as const;
export const twoNumbers = {
  key: 'twoNumbers',
  text: 'Dit kan {one} zijn, en {other}. Vul een van die twee in.',
} as const;
export const unavailable = { key: 'unavailable', text: 'Deze datum is niet te kiezen' } as const;
export const undo = { key: 'undo', text: 'Ongedaan maken' } as const;
export const undoChange = { key: 'undoChange', text: 'Ongedaan maken: {label}' } as const;
export const undoneChange = { key: 'undoneChange', text: 'Ongedaan gemaakt: {label}' } as const;
export const unread = { key: 'unread', text: 'Ongelezen' } as const;
export const unreadOf = { key: 'unreadOf', text: '{label}, {count} ongelezen' } as const;
export const uploads = { key: 'uploads', text: 'Bestanden in de wachtrij' } as const;
export const wholeNumber = { key: 'wholeNumber', text: 'Vul een heel getal in' } as const;
export const wrongType = { key: 'wrongType', text: '{name} is geen {types}.' } as const;
export const yearDigits = {
  key: 'yearDigits',
  text: 'Schrijf het jaar met vier cijfers, bijvoorbeeld {example}',
} as const;
export const yearMissing = {
  key: 'yearMissing',
  text: 'Schrijf het jaar erbij, bijvoorbeeld {example}',
} as const;
