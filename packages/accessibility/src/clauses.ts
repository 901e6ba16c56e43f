import type { AppRecord, ClauseAnswer, Outcome } from './record.ts';

type Row = readonly [clause: string, topic: string, outcome: Outcome, answer: string];

/** Answers that hold for each of our web apps, about a subject such as 'De site'. */
function clausesOfWebApp(subject: string): readonly ClauseAnswer[] {
  const rows: readonly Row[] = [
    [
      '4',
      'Functionele prestaties',
      'unknown',
      'Of dit voor mensen met een beperking zo is, hebben wij niet met hen getest.',
    ],
    ['4.2.4', 'Zonder gehoor', 'met', `${subject} maakt geen geluid.`],
    ['4.2.5', 'Met beperkt gehoor', 'met', `${subject} maakt geen geluid.`],
    ['4.2.6', 'Zonder stem', 'met', `${subject} vraagt nergens om te spreken.`],
    ['4.2.8', 'Met beperkte reikwijdte', 'none', `${subject} is geen apparaat.`],
    ['4.2.9', 'Aanvallen door lichtflitsen', 'met', 'Niets flitst.'],
    [
      '4.2.11',
      'Privacy',
      'met',
      'Wie een hulpmiddel gebruikt, hoeft ons daarover niets te vertellen.',
    ],
    [
      '5',
      'Algemene eisen',
      'none',
      `${subject} is geen apparaat en geen gesloten systeem: uw eigen hulpmiddelen werken erin. Toetsen herhalen en vertragen doet uw besturingssysteem.`,
    ],
    [
      '5.2',
      'Voorzieningen aanzetten',
      'met',
      `${subject} volgt wat u in uw systeem hebt ingesteld: donker, minder beweging en een contrastthema. U hoeft in ${subject.toLowerCase()} niets aan te zetten.`,
    ],
    ['5.9', 'Handelingen tegelijk', 'met', 'Alles gaat met één toets of één aanraking tegelijk.'],
    ['6', 'Spraak in twee richtingen', 'none', `${subject} heeft geen gesprekken.`],
    ['7', 'Video', 'none', `${subject} heeft geen video.`],
    ['8', 'Apparaten', 'none', `${subject} is geen apparaat.`],
    ['10.5', 'Plaats van ondertitels', 'none', 'Het document heeft geen video.'],
    ['10.6', 'Audiodescriptie', 'none', 'Het document heeft geen video.'],
    [
      '11.7',
      'Voorkeuren',
      'met',
      `${subject} volgt de kleuren, het contrast, de beweging en de lettergrootte van uw systeem.`,
    ],
    [
      '12.1',
      'Documentatie',
      'met',
      `Deze verklaring beschrijft wat wij doen voor toegankelijkheid. Zij is een pagina van ${subject.toLowerCase()}, en wordt net zo getest.`,
    ],
    [
      '12.2',
      'Hulp',
      'met',
      'Hulp is er per e-\u2060mail en per telefoon, ook over toegankelijkheid. Wie niet kan bellen, mailt, en krijgt het antwoord als gewone tekst.',
    ],
    ['13', 'Doorverbinden en noodoproepen', 'none', `${subject} heeft geen telefonie.`],
  ];
  return rows.map(([clause, topic, outcome, answer]) => ({ clause, topic, outcome, answer }));
}

const collator = new Intl.Collator('en', { numeric: true });

/** Answers of an app to the clauses of EN 301 549, in the order of the standard. */
export const answersOf = ({ subject, clauses }: AppRecord): readonly ClauseAnswer[] =>
  [...clausesOfWebApp(subject), ...clauses].toSorted((one, other) =>
    collator.compare(one.clause, other.clause),
  );
