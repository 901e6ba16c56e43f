import { Marker, type ScorecardCategoryProps } from '@heldermatch/ui';
import { humanDecides } from './labels.ts';
import { exampleTotal, scores } from './scores.ts';

/** The made-up candidate of the pictures. Evidence numbers link passage and score. */
export const exampleCv = {
  title: 'Cv · kandidaat 0412',
  badge: 'voorbeeld',
  paragraphs: (
    <>
      <p>
        <Marker reference={1}>Zes jaar recruiter in de zorg</Marker>, waarvan drie jaar met
        eindverantwoordelijkheid. Zette een{' '}
        <Marker reference={2}>wervingscampagne op voor 40 verpleegkundigen</Marker>. Spreekt
        Nederlands en Duits en werkt dagelijks met een ATS.
      </p>
      <p>
        Volgde in 2024 de opleiding <Marker reference={3}>Arbeidsrecht voor recruiters</Marker>.
      </p>
    </>
  ),
};

export const exampleScorecard = {
  title: 'Evidence Scorecard',
  score: exampleTotal.score,
  scoreLabel: 'Matchscore',
  note: humanDecides,
};

export const exampleCategories: readonly ScorecardCategoryProps[] = [
  {
    ...scores.experience,
    why: 'Ervaring in de zorg sluit aan op de vacature.',
    evidence: [1],
  },
  {
    ...scores.skills,
    why: 'Leidde een campagne van vergelijkbare omvang.',
    evidence: [2],
  },
  { ...scores.growth, why: 'Schoolde zich onlangs bij.', evidence: [3] },
];

export const figureLabel =
  'Voorbeeld van een cv met gemarkeerd bewijs en de scorecard die erop rust';
