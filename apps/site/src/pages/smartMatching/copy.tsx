import { inDevelopmentNote, actorLabels } from '../shared/labels.ts';
import { Marker } from '@heldermatch/ui';
import { tryAgain, wentWrong } from '../../shell/copy.ts';

export const shortlist =
  'Voorbeeld van een shortlist met scores, redenen en keuzes van de recruiter';

export const hero = {
  title: 'Slim matchen',
  intro: (
    <>
      Kandidaten worden vergeleken met de eisen van uw vacature en gerangschikt van hoog naar laag.
      U ziet waarom iemand boven een ander staat, en <Marker>kunt&nbsp;dat&nbsp;aanpassen.</Marker>
    </>
  ),
  note: `${inDevelopmentNote} Niemand wordt automatisch afgewezen (AVG, artikel\u00A022).`,
};

export const weigh = {
  title: 'U bepaalt wat telt',
  intro:
    'Bij elke vacature geeft u aan wat een eis is, wat een wens is en hoe zwaar elk weegt. Probeer het: een ander gewicht geeft een andere volgorde, en bij elke kandidaat staat waardoor. De eisen zijn voor iedereen dezelfde.',
  question: 'Hoe zwaar telt wat de vacature vraagt?',
  note: 'Vijf verzonnen kandidaten. Een volgorde is een advies: u leest het bewijs en beslist zelf.',
  orders: {
    asIs: 'Zoals de vacature weegt',
    even: 'Alles telt even zwaar',
    language: 'Taal telt zwaar, ervaring licht',
  },
  failure: {
    title: wentWrong,
    text: 'Het voorbeeld om zelf te wegen kon niet geladen worden. Probeer opnieuw.',
    buttonLabel: tryAgain,
  },
};

export const steps = {
  title: 'Van vacature naar shortlist',
  intro: 'De software rangschikt. De keuze blijft bij u.',
  labels: actorLabels,
  items: [
    {
      title: 'U legt de eisen vast',
      text: 'Upload de vacaturetekst en geef aan welke eisen het zwaarst wegen.',
      by: 'human',
    },
    {
      title: 'AI vergelijkt en rangschikt',
      text: 'Elk cv uit uw database dat u erbij zet en dat te lezen is, krijgt een score. De lijst loopt van hoog naar laag.',
      by: 'software',
    },
    {
      title: 'U leest en verandert',
      text: 'Sorteer, filter, lees het bewijs en pas een score aan als u het anders ziet.',
      by: 'decision',
    },
    {
      title: 'U kiest wie er komt',
      text: 'Uw keuze wordt vastgelegd. De gesprekken worden daarna automatisch gepland: u stelt tijden voor, de kandidaat kiest.',
      by: 'decision',
    },
  ],
} as const;

export const feedback = {
  title: 'Uw keuzes worden vastgelegd',
  intro:
    'Nodigt u iemand uit die lager stond, of legt u een hoge score opzij? Dat wordt bewaard in een logboek. Zo is na te gaan wie wat besloot.',
  points: [
    'Elke aangepaste score staat in het logboek, met wie en wanneer',
    'Het logboek laat zien waar u van het voorstel afweek',
    'Een kandidaat kan bezwaar maken en vragen om een beoordeling door een mens',
  ],
  link: { href: '/features/evidence-scorecard', label: 'Zie hoe een score is opgebouwd' },
};

export const closing = {
  title: 'Leg uw eigen lijst ernaast',
  intro:
    'Neem een vacature mee waarvan u de uitkomst al kent. In de demo vergelijken we uw shortlist met die van de software.',
};
