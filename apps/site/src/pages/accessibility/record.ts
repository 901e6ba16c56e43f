import type { AppRecord } from '@heldermatch/accessibility';
import { company } from '@heldermatch/facts';

const pages = 'apps/site/e2e/pages.test.ts';
const documents = 'apps/site/e2e/documents.test.ts';
const keyboard = 'apps/site/e2e/keyboard.test.ts';
const heard = 'apps/site/e2e/heard.test.ts';
const contact = 'apps/site/src/pages/contact/Contact.e2e.ts';
const scorecard = 'apps/site/src/pages/evidenceScorecard/EvidenceScorecard.e2e.ts';
const everyStory = '.storybook/vitest.setup.ts';
const rules = '.storybook/static/rules.all.test.ts';
const tabKey = '.storybook/checks/server.test.tsx';

/** Accessibility of the site, for its statement and for reports. */
export const record: AppRecord = {
  subject: 'De site',
  intro: `Iedereen moet deze website kunnen gebruiken. De status is D: een volledig onderzoek is er nog niet. Hier leest u wat wij hebben onderzocht, wat goed gaat, wat nog niet, en waar u het meldt. Wij volgen het model van de overheid (DigiToegankelijk), ook al zijn wij daartoe niet verplicht.`,
  scope: [
    `Deze verklaring is van ${company.legalName} in ${company.city} en gaat over deze website: de openbare pagina’s, inloggen en registreren, de pagina’s van uw account, en het voorbeeld van een scorecard als pdf.`,
    'Zij gaat niet over de agenda onder ‘Plan direct’. Die is van een andere dienst, en wij hebben die niet onderzocht. Plan uw demo anders per e-\u2060mail of telefoon.',
  ],
  outcomes: {
    '1.1.1': ['met', pages],
    '1.2.1': ['none'],
    '1.2.2': ['none'],
    '1.2.3': ['none'],
    '1.2.4': ['none'],
    '1.2.5': ['none'],
    '1.3.1': ['met', pages],
    '1.3.2': ['met'],
    '1.3.3': ['met'],
    '1.3.4': ['met', keyboard],
    '1.3.5': ['met', pages],
    '1.4.1': ['met'],
    '1.4.2': ['none'],
    '1.4.3': ['met', pages],
    '1.4.4': ['met', pages],
    '1.4.5': ['met'],
    '1.4.10': ['met', pages],
    '1.4.11': ['met', 'tokens/tokens.test.ts'],
    '1.4.12': ['met', everyStory],
    '1.4.13': ['none'],
    '2.1.1': ['met', 'apps/site/e2e/main-job.test.ts'],
    '2.1.2': ['met', tabKey],
    '2.1.4': ['met'],
    '2.2.1': ['partly'],
    '2.2.2': ['met'],
    '2.3.1': ['met'],
    '2.4.1': ['met', 'apps/site/e2e/navigation.test.ts'],
    '2.4.2': ['met', documents],
    '2.4.3': ['met', contact],
    '2.4.4': ['partly'],
    '2.4.5': ['met', 'apps/site/src/pages/search/Search.e2e.ts'],
    '2.4.6': ['met'],
    '2.4.7': ['met', tabKey],
    '2.4.11': ['met', keyboard],
    '2.5.1': ['none'],
    '2.5.2': ['partly'],
    '2.5.3': ['met', rules],
    '2.5.4': ['none'],
    '2.5.7': ['met', scorecard],
    '2.5.8': ['met', everyStory],
    '3.1.1': ['met', pages],
    '3.1.2': ['partly'],
    '3.2.1': ['met'],
    '3.2.2': ['met'],
    '3.2.3': ['met'],
    '3.2.4': ['met', documents],
    '3.2.6': ['met'],
    '3.3.1': ['met', contact],
    '3.3.2': ['met'],
    '3.3.3': ['partly'],
    '3.3.4': ['met'],
    '3.3.7': ['met'],
    '3.3.8': ['met'],
    '4.1.2': ['partly'],
    '4.1.3': ['met', heard],
  },
  notes: {
    '3.3.7': 'Een nieuw wachtwoord typt u twee keer. Voor de veiligheid staat de norm dat toe.',
  },
  assessed: 'november 2026',
  everyChange: [
    'Axe zoekt fouten op elke openbare pagina en in elk onderdeel, en let op kleuren ook in het donker. De pagina’s van uw account test axe los, niet na een echte aanmelding.',
    'De Tab-test loopt elk onderdeel langs: alles is te bereiken en te verlaten, en de focus is te zien, ook in geforceerde kleuren.',
    'Berichten sturen, registreren en inloggen gaat met alleen het toetsenbord. Een melding bedekt nooit helemaal wat de focus heeft, in vensters van vier groottes.',
    'Niets schuift opzij op een scherm van 320 pixels breed, ook met tekst op 200%.',
    'Met ruimere regels, letters en woorden valt in geen enkel onderdeel tekst weg.',
    'Wat een schermlezer uit Chromium krijgt bij bericht sturen, demo plannen, registreren, inloggen en zoeken, ligt vast als tekst: elke melding één keer, op tijd en in het Nederlands.',
    'Kleuren hebben het contrast dat wij ervoor hebben vastgelegd, en HTML is geldig.',
  ],
  everyNight:
    'Elke nacht en vóór elke nieuwe versie draaien tests ook in Firefox en in WebKit, de techniek van Safari. Zij sturen een bericht, maken een account, loggen in, zoeken, en bedienen menu, tabbladen en venster. Elk onderdeel dat u kunt bedienen, proberen zij daar één keer. Twee andere hulpmiddelen, Equal Access en Alfa, zoeken dan fouten op elke pagina en in elk onderdeel.',
  notDone: [
    'Er is niet geluisterd met een schermlezer op een echt apparaat, zoals NVDA, VoiceOver of TalkBack.',
    'In Safari zelf, op een Mac of een iPhone, is niet gekeken. Axe en de Tab-test lopen alleen in Chromium.',
    'De pdf is niet onderzocht. De scorecard in die pdf staat ook als tekst op de pagina Evidence Scorecard.',
    'Bediening met de stem, en een eigen contrastthema in Windows, zijn niet getest.',
    'Er is niet getest met mensen met een beperking.',
  ],
  limitations: [
    {
      id: '2.2.1',
      cause: `Na het verzenden van een bericht maakt de bedanktekst na vier seconden plaats voor een leeg formulier.`,
      effect: 'Wie langzaam leest, kan de tekst en de link erin missen.',
      instead:
        'Dezelfde tekst en link staan ook in een melding. Die blijft acht seconden staan, en langer zolang u die gebruikt. De link leidt naar de pagina Compliance.',
      plan: 'De vier seconden zijn een keuze die wij nog niet hebben herzien. Er is geen datum.',
    },
    {
      id: '2.4.4',
      cause: `De knop ‘${company.name}’ in de menubalk leidt naar Contact.`,
      effect: 'Aan de naam is niet te horen waar de knop naartoe gaat.',
      instead: 'De link ‘Contact’ in dezelfde balk leidt naar dezelfde pagina.',
      plan: 'De naam van de knop ligt nu vast. Er is geen datum.',
    },
    {
      id: '2.5.2',
      cause: 'Een tabblad op Contact opent zodra u de muisknop indrukt, niet pas bij het loslaten.',
      effect: 'Wie verkeerd drukt, kan de druk niet afbreken.',
      instead:
        'Kies het andere tabblad: wat u had ingevuld, staat er nog. Knoppen werken wel pas bij het loslaten.',
      plan: 'Dit zit in React Aria, de bibliotheek die wij gebruiken. Wij volgen nieuwe versies.',
    },
    {
      id: '3.1.2',
      cause:
        'Engelse woorden zoals ‘human-in-the-loop’, ‘MVP Launch’ en ‘Enterprise Ready’ zijn in de code niet als Engels gemarkeerd.',
      effect: 'Een schermlezer spreekt ze uit als Nederlands.',
      instead: 'Bij de meeste staat in het Nederlands wat ermee bedoeld wordt.',
      plan: 'Wij markeren ze of vervangen ze als wij de teksten van die pagina’s herzien.',
    },
    {
      id: '3.3.3',
      cause:
        'Een leeg veld voor het e-\u2060mailadres krijgt de fout ‘Ongeldig e-\u2060mailadres’.',
      effect: 'De fout zegt niet dat het veld leeg is, en geeft geen voorbeeld van een goed adres.',
      instead:
        'Alleen bij velden die leeg mogen blijven, staat ‘niet verplicht’. Een goed adres lijkt op naam@bedrijf.nl.',
      plan: 'De tekst van de fout ligt nu vast. Er is geen datum.',
    },
    {
      id: '4.1.2',
      cause:
        'React Aria zet in een geopend venster een onzichtbare knop om te sluiten, met de naam ‘Negeren’.',
      effect: 'Alleen een schermlezer komt die knop tegen, en de naam is onduidelijk.',
      instead: 'Sluit het venster met Escape of met de knop ‘Sluiten’.',
      plan: 'Dit zit in React Aria. Wij volgen nieuwe versies.',
    },
  ],
  clauses: [
    {
      clause: '5.3',
      topic: 'Biometrie',
      outcome: 'none',
      answer: 'Inloggen gaat met een e-\u2060mailadres en een wachtwoord.',
    },
    {
      clause: '5.4',
      topic: 'Omzetten van bestanden',
      outcome: 'none',
      answer: 'De site zet niets om.',
    },
    {
      clause: '10',
      topic: 'Documenten',
      outcome: 'unknown',
      answer:
        'Er is één document: het voorbeeld van een scorecard als pdf. Dezelfde scorecard staat als tekst op de pagina Evidence Scorecard.',
    },
    {
      clause: '11',
      topic: 'Software',
      outcome: 'none',
      answer:
        'Een website valt onder hoofdstuk 9. De site is ook geen programma om inhoud te maken.',
    },
  ],

  technology:
    'De website gebruikt HTML, CSS, WAI-ARIA, SVG, JavaScript en één pdf. Zonder JavaScript kunt u de openbare pagina’s lezen, maar niets verzenden.',
};
