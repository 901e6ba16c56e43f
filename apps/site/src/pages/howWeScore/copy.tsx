import { asOfDate, company, figures } from '@heldermatch/facts';
import { Marker } from '@heldermatch/ui';
import { tryAgain, wentWrong } from '../../shell/copy.ts';
import { actorLabels, humanDecides, indicative, modelNotChosen } from '../shared/labels.ts';

export const hero = {
  title: 'Hoe wij scoren',
  intro: (
    <>
      Wat erin gaat, <Marker>wat erbuiten blijft,</Marker> wat er mis kan gaan en hoe wij dat meten.
    </>
  ),
  note: 'Het platform is in ontwikkeling. Dit is hoe het moet werken, en waaraan u ons kunt houden.',
};

export const exercise = {
  title: 'Wat is hier bewijs?',
  intro:
    'Acht zinnen uit een verzonnen cv, voor de vacature Recruiter zorg. Ook de scores zijn verzonnen: er werkt hier geen AI.',
  texts: {
    badge: 'voorbeeld',
    label: 'Markeer wat volgens u bewijs is.',
    description: 'Eén zin is al gemarkeerd. Wat u hier markeert, blijft in uw browser.',
    note: humanDecides,
  },
  failure: {
    title: wentWrong,
    text: 'Het voorbeeld om zelf te markeren kon niet geladen worden. Probeer opnieuw.',
    buttonLabel: tryAgain,
  },
};

export const method = {
  title: 'Van cv naar score',
  intro: 'Met de cijfers van de software bij dit cv. De software stelt voor, u beslist.',
  labels: actorLabels,
  items: [
    {
      title: 'Per categorie',
      text: 'De software zoekt de zin in het cv die over een eis gaat en stelt een score van 0 tot 100% voor, met een uitleg.',
      by: 'software',
    },
    {
      title: 'Wegen',
      text: 'U bepaalt hoe zwaar een categorie telt: licht telt één keer, gewoon twee keer en zwaar drie keer. Hoe zwaarder, hoe dikker de balk.',
      by: 'human',
    },
    {
      title: 'Optellen',
      text: 'Het totaal is het gewogen gemiddelde, afgerond op hele procenten. De som staat eronder.',
      by: 'software',
    },
    {
      title: 'Aanpassen',
      text: 'U kunt elke score aanpassen, met een reden. Wat de software voorstelde, blijft zichtbaar. Uw naam, het tijdstip en de reden staan in het logboek.',
      by: 'decision',
    },
  ],
} as const;

export const sum = {
  title: 'De som bij dit cv',
  text: 'Zo telt de software op. Markeert u hierboven andere zinnen, dan komt er een andere som uit.',
  scoreLabel: 'Matchscore',
  /** Share of a category in the sum. */
  shareOf: (factor: number, score: number) => `${factor} × ${score} = ${factor * score}`,
};

export const input = {
  title: 'Wat erin gaat, en wat niet',
  items: [
    {
      title: 'Erin',
      text: 'De tekst van de vacature, met de eisen zoals u ze heeft gewogen, en de tekst van het cv (PDF of DOCX). Alleen cv’s uit uw database die u bij deze vacature laat meedoen.',
    },
    {
      title: 'Erbuiten',
      text: 'Naam, leeftijd, geslacht, foto, nationaliteit, geboorteplaats, adres, gezin, geloof en gezondheid mogen niet meetellen. Of dat zo is, meten wij met testparen; uitkomsten zijn er nog niet. Leeftijd kan doorschemeren in jaartallen, en ook dat testen wij. Sociale media en andere bronnen lezen wij niet.',
    },
    {
      title: 'Hiaten',
      text: 'Eisen van de vacature waarover het cv niets zegt. Een jaar zonder baan is geen hiaat en mag niet meetellen.',
    },
  ],
};

export const rules = {
  title: 'Zo gaan wij met een score om',
  items: [
    {
      title: 'Zonder bewijs',
      text: 'Zegt het cv niets over de eisen van een categorie, dan is er geen bewijs en dus geen score. Die categorie telt dan niet mee. Is geen enkele categorie gescoord, dan is er geen totaal.',
    },
    {
      title: 'Wie zwijgt',
      text: 'Wie over iets zwijgt, kan daardoor hoger uitkomen dan wie er weinig over schrijft. Daarom staat in de scorecard welke categorie niet is gescoord.',
    },
    {
      title: 'Zekerheid',
      text: 'Een tweede percentage zegt hoe stevig het bewijs is. Een hoge score met weinig zekerheid vraagt om een gesprek. De zekerheid telt niet mee in het totaal.',
    },
    {
      title: 'De shortlist',
      text: 'De lijst loopt van hoog naar laag, en u bepaalt tot waar. De software trekt geen grens en verbergt niemand.',
    },
    {
      title: 'Het model',
      text: `${modelNotChosen} Het wordt een model van een partij binnen de EU. Die komt bij de subverwerkers in de Verwerkersovereenkomst te staan, en u hoort het 30\u00A0dagen vooraf.`,
    },
    {
      title: 'Leren van uw keuzes',
      text: 'Uw keuzes veranderen de rangschikking niet vanzelf en trainen geen model. U ziet ze terug in het logboek en past zelf de weging aan.',
    },
  ],
};

export const errors = {
  title: 'Wat er mis kan gaan',
  intro: 'Elke score kan fout zijn. Daarom is een score een advies.',
  items: [
    {
      term: 'Het cv wordt slecht gelezen',
      description:
        'Door een scan zonder leesbare tekst, een tabel of een ongewone opmaak. Het cv wordt dan gemeld, en niet laag gescoord.',
    },
    {
      term: 'Andere woorden',
      description:
        'Iemand die zijn ervaring anders verwoordt dan de vacature, kan te laag uitkomen. Lees daarom ook onderaan de lijst.',
    },
    {
      term: 'Weinig bewijs',
      description: 'Motivatie blijkt vaak uit één zin. De zekerheid is dan laag.',
    },
    {
      term: 'Andere talen',
      description:
        'Het systeem is bedoeld voor cv’s in het Nederlands. Van andere talen weten wij nog niet hoe goed het gaat.',
    },
    {
      term: 'Een onduidelijke vacature',
      description: 'Geeft een onduidelijke score.',
    },
  ],
};

export const bias = {
  title: 'Hoe wij vertekening meten',
  intro:
    'Vertekening (bias) is een verschil in uitkomst dat niets met de functie te maken heeft. Om dat te meten vragen wij niemand naar afkomst, geslacht of leeftijd.',
  items: [
    {
      term: 'Testparen',
      description:
        'Wij maken verzonnen cv’s die alleen verschillen in naam, leeftijd, geslacht, een onderbreking of de manier van schrijven. Een systeem zonder vertekening scoort beide gelijk.',
    },
    {
      term: 'Geen bijzondere gegevens',
      description:
        'Artikel\u00A04a van de AI-\u2060verordening laat bijzondere persoonsgegevens toe om vertekening te vinden, onder strenge voorwaarden. Wij gebruiken die ruimte niet. De cv’s van uw kandidaten zijn voor deze meting niet nodig.',
    },
    {
      term: 'Wat wij daarmee niet zien',
      description:
        'Testparen vinden wat wij bedachten om te testen. Of bij u groepen verschillend uitkomen, blijkt er niet uit. Bespreek dat met uw ondernemingsraad en uw privacyadviseur.',
    },
    {
      term: 'Wat wij doen als het misgaat',
      description:
        'Wij passen de weging aan of tonen de score niet meer, en laten het elke klant weten.',
    },
    {
      term: 'Uitkomsten',
      description: `Er zijn nog geen uitkomsten om te delen (${asOfDate}). Zodra ze er zijn, staan ze hier.`,
    },
  ],
};

export const numbers = {
  title: 'Wat elk cijfer betekent',
  intro: `Doelen, geen resultaten. ${indicative}`,
  items: figures.map(({ value, label, definition, measurement }) => ({
    figure: value,
    term: label,
    definition,
    measurement,
  })),
};

export const closing = {
  title: 'Reken het zelf na',
  intro: `Neem een vacature mee waarvan u de uitkomst al kent. Wij laten zien waar ${company.name} het anders ziet, en waarom.`,
};
