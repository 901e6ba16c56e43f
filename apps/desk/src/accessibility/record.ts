import type { AppRecord } from '@heldermatch/accessibility';

const work = 'apps/desk/e2e/desk.test.ts';
const heard = 'apps/desk/e2e/heard.test.ts';
const signingIn = 'apps/desk/stories/SignIn.stories.tsx';
const everyStory = '.storybook/vitest.setup.ts';
const tabKey = '.storybook/checks/server.test.tsx';
const rules = '.storybook/static/rules.all.test.ts';

/** Accessibility of the desk, for its statement and for reports. */
export const record: AppRecord = {
  subject: 'De werkbank',
  intro:
    'Elke recruiter moet met de werkbank kunnen werken. Hier leest u wat wij hebben onderzocht, wat goed gaat, wat nog niet, en waar u het meldt. Wij volgen het model van de overheid (DigiToegankelijk).',
  scope: [
    'Deze verklaring gaat over alle schermen van de werkbank: vacatures, kandidaten, vergelijken, cv’s toevoegen, logboek en instellingen, die waarop u bij een team inlogt, een team kiest en de leden beheert, en over de bestanden die u ermee downloadt.',
    'Zij gaat niet over de cv’s die u zelf toevoegt: daarvan toont de werkbank de tekst.',
  ],
  outcomes: {
    '1.1.1': ['met', everyStory],
    '1.2.1': ['none'],
    '1.2.2': ['none'],
    '1.2.3': ['none'],
    '1.2.4': ['none'],
    '1.2.5': ['none'],
    '1.3.1': ['met', everyStory],
    '1.3.2': ['met'],
    '1.3.3': ['met'],
    '1.3.4': ['met', everyStory],
    '1.3.5': ['met', everyStory],
    '1.4.1': ['met'],
    '1.4.2': ['none'],
    '1.4.3': ['met', work],
    '1.4.4': ['met', work],
    '1.4.5': ['none'],
    '1.4.10': ['met', work],
    '1.4.11': ['met', 'tokens/tokens.test.ts'],
    '1.4.12': ['met', everyStory],
    '1.4.13': ['unknown'],
    '2.1.1': ['met', work],
    '2.1.2': ['met', tabKey],
    '2.1.4': ['met', work],
    '2.2.1': ['partly'],
    '2.2.2': ['met'],
    '2.3.1': ['met'],
    '2.4.1': ['met', tabKey],
    '2.4.2': ['met', work],
    '2.4.3': ['met', work],
    '2.4.4': ['met'],
    '2.4.5': ['met'],
    '2.4.6': ['met'],
    '2.4.7': ['met', tabKey],
    '2.4.11': ['met', work],
    '2.5.1': ['none'],
    '2.5.2': ['unknown'],
    '2.5.3': ['met', rules],
    '2.5.4': ['none'],
    '2.5.7': ['met'],
    '2.5.8': ['met', everyStory],
    '3.1.1': ['met', work],
    '3.1.2': ['partly'],
    '3.2.1': ['met'],
    '3.2.2': ['met'],
    '3.2.3': ['met'],
    '3.2.4': ['met'],
    '3.2.6': ['met'],
    '3.3.1': ['met'],
    '3.3.2': ['met', everyStory],
    '3.3.3': ['met'],
    '3.3.4': ['met', work],
    '3.3.7': ['met'],
    '3.3.8': ['met', signingIn],
    '4.1.2': ['partly'],
    '4.1.3': ['met', heard],
  },
  assessed: 'november 2026',
  everyChange: [
    'Axe zoekt fouten op elk scherm en in elk onderdeel: licht, donker en op een telefoon.',
    'De Tab-test loopt elk scherm langs: alles is te bereiken en te verlaten, en de focus is te zien, ook in geforceerde kleuren.',
    'Een kandidaat openen, beslissen en teruggaan naar de lijst gaat met alleen het toetsenbord.',
    'Op een telefoon bedekt niets helemaal wat de focus heeft.',
    'Niets schuift opzij op een scherm van 320 pixels breed; ruime tabellen schuiven in zichzelf.',
    'Met ruimere regels, letters en woorden valt op geen scherm tekst weg.',
    'Wat een schermlezer uit Chromium krijgt bij een score aanpassen, afwijzen, ongedaan maken en vergelijken, ligt vast als tekst: elke melding één keer, op tijd en in het Nederlands.',
    'Kleuren hebben het contrast dat wij ervoor hebben vastgelegd, en HTML is geldig.',
  ],
  everyNight:
    'Elke nacht en vóór elke nieuwe versie bedienen tests elk onderdeel ook in Firefox en in WebKit, de techniek van Safari. Twee andere hulpmiddelen, Equal Access en Alfa, zoeken dan fouten op elk scherm.',
  notDone: [
    'Er is niet geluisterd met een schermlezer op een echt apparaat, zoals NVDA, VoiceOver of TalkBack.',
    'De schermen van de werkbank zijn niet in Safari zelf bekeken, op een Mac of een iPhone.',
    'De gedownloade bestanden zijn niet onderzocht. Wat erin staat, staat ook op het scherm.',
    'Bediening met de stem, en een eigen contrastthema in Windows, zijn niet getest.',
    'Er is niet getest met recruiters met een beperking.',
  ],
  limitations: [
    {
      id: '2.2.1',
      cause: 'Een melding met ‘Ongedaan maken’ verdwijnt na twintig seconden.',
      effect: 'Wie langzaam leest, kan de knop missen.',
      instead:
        'Zolang de melding de focus of de muis heeft, blijft zij staan. In het logboek is elke beslissing later ook ongedaan te maken.',
      plan: 'De weg via het logboek blijft. De duur herzien wij niet.',
    },
    {
      id: '3.1.2',
      cause: 'De tekst van een cv in een andere taal is in de code niet als die taal gemarkeerd.',
      effect: 'Een schermlezer spreekt zo’n cv uit als Nederlands.',
      instead: 'Kies in de schermlezer zelf de taal van het cv.',
      plan: 'Wij markeren de taal als wij het lezen van cv’s vernieuwen. Er is geen datum.',
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
      answer: 'Inloggen hoeft alleen voor een team, met een e-mailadres en een wachtwoord.',
    },
    {
      clause: '5.4',
      topic: 'Omzetten van bestanden',
      outcome: 'partly',
      answer:
        'Van een cv toont de werkbank de tekst, met koppen, lijsten en pagina’s. De omschrijving van een afbeelding en de opbouw van een tabel blijven niet bewaard: open daarvoor het bestand zelf.',
    },
    {
      clause: '10',
      topic: 'Documenten',
      outcome: 'unknown',
      answer:
        'U kunt het logboek downloaden als csv. Dat bestand is gewone tekst, met een kop boven elke kolom. Hetzelfde logboek staat op het scherm.',
    },
    {
      clause: '11',
      topic: 'Software',
      outcome: 'none',
      answer:
        'De werkbank draait in een browser en valt onder hoofdstuk 9. Er is geen programma om te installeren, en u maakt er geen pagina’s of documenten voor anderen mee.',
    },
  ],

  technology:
    'De werkbank gebruikt HTML, CSS, WAI-ARIA, SVG en JavaScript, en bewaart gegevens in uw browser of in de database van uw team. Zonder JavaScript werkt zij niet.',
};
