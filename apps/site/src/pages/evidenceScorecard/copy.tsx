import { Marker } from '@heldermatch/ui';
import { inDevelopmentNote } from '../shared/labels.ts';
import { tryAgain, wentWrong } from '../../shell/copy.ts';

export const hero = {
  title: 'Evidence Scorecard',
  intro: (
    <>
      Een matchscore <Marker>die u kunt narekenen:</Marker> bij elke categorie de score, de
      zekerheid, het bewijs uit het cv en de uitleg. U beslist.
    </>
  ),
  note: inDevelopmentNote,
};

export const example = {
  title: 'Een voorbeeld, van score tot bewijs',
  intro:
    'Een verzonnen kandidaat voor een vacature als recruiter in de zorg. Elk nummer leidt van de score naar de gemarkeerde zin in het cv, en terug. Het gearceerde deel van een balk is wat niet zeker is.',
  label: 'Voorbeeld van een scorecard, met het cv waarop hij rust',
};

export const because = (why: string) => `Waarom: ${why}`;

export const adjust = {
  title: 'Pas de score aan',
  intro:
    'Ziet u het anders? Kies een categorie, schuif en geef een reden. De som loopt mee, uw wijziging komt in het logboek, en u kunt die terugnemen. Wat u hier doet, blijft in uw browser.',
  question: 'Welke score klopt niet?',
  changes: 'Scores van kandidaat 0412, voor en na',
  visitor: 'U',
  reset: 'Begin opnieuw',
  failure: {
    title: wentWrong,
    text: 'Het voorbeeld om zelf aan te passen kon niet geladen worden. Probeer opnieuw.',
    buttonLabel: tryAgain,
  },
};

export const parts = {
  title: 'Wat u bij elke categorie ziet',
  items: [
    {
      term: 'Score',
      description: 'Hoe goed het cv bij de eisen van de vacature past, in procenten.',
    },
    {
      term: 'Zekerheid',
      description:
        'Hoe stevig het bewijs is, in procenten. Eén zin geeft minder zekerheid dan drie functies. Een hoge score met een lage zekerheid vraagt om een gesprek.',
    },
    {
      term: 'Bewijs',
      description: 'De zin uit het cv waar de score op rust, in de woorden van de kandidaat.',
    },
    {
      term: 'Waarom',
      description: 'De stap van bewijs naar score, in gewone taal.',
    },
    {
      term: 'Context',
      description:
        'Wat u moet weten om de score op waarde te schatten, zoals een gegeven dat ontbreekt.',
    },
  ],
};

export const control = {
  title: 'Het laatste woord is aan u',
  intro:
    'Een score is een advies. U kunt hem aanpassen, aanvullen of naast u neerleggen. Wat u verandert, blijft zichtbaar.',
  points: [
    'Scores aanpassen en notities toevoegen',
    'Elke wijziging staat in het logboek',
    'Geen volledig geautomatiseerde besluiten (AVG, artikel\u00A022)',
    'Kandidaten kunnen bezwaar maken en vragen om een beoordeling door een mens',
  ],
  link: { href: '/compliance', label: 'Lees over menselijke controle' },
};

export const closing = {
  title: 'Zie de scorecard bij uw eigen vacature',
  intro:
    'In een demo van dertig minuten rekenen we een score samen na, van het cijfer terug naar de zin in het cv.',
};
