import { Marker, type ScorecardCategoryProps } from '@heldermatch/ui';
import { humanDecides } from './labels.ts';
import { exampleTotal, scores } from './scores.ts';

// Apart from the home page's example, which is shorter and would carry this along.
/** The same candidate at length: a passage for each category. */
export const fullCv = {
  title: 'Cv · kandidaat 0412',
  badge: 'voorbeeld',
  paragraphs: (
    <>
      <p>
        <Marker reference={1}>Zes jaar recruiter in de zorg</Marker>, waarvan drie jaar met
        eindverantwoordelijkheid. Zette een{' '}
        <Marker reference={2}>wervingscampagne op voor 40 verpleegkundigen</Marker> en werkt
        dagelijks met een ATS.
      </p>
      <p>
        <Marker reference={3}>Voert gesprekken in het Nederlands en het Duits</Marker>. Wil werken
        waar <Marker reference={4}>kandidaten binnen een dag antwoord krijgen</Marker>.
      </p>
      <p>
        Volgde in 2024 de opleiding <Marker reference={5}>Arbeidsrecht voor recruiters</Marker>.
      </p>
    </>
  ),
};

export const fullScorecard = {
  title: 'Matchscore',
  score: exampleTotal,
  scoreLabel: 'Matchscore',
  intro: (
    <>
      <strong>Sterke punten:</strong> ruime ervaring in de zorg en een campagne van vergelijkbare
      omvang. <strong>Hiaten:</strong> het cv noemt geen resultaat van die campagne en zegt weinig
      over motivatie.
    </>
  ),
  note: humanDecides,
};

export const fullCategories: readonly ScorecardCategoryProps[] = [
  {
    ...scores.skills,
    why: 'Waarom: de vacature vraagt om zelfstandig campagnes opzetten, en het cv noemt er een van vergelijkbare omvang.',
    evidence: [2],
    confidence: 90,
    quote: 'wervingscampagne op voor 40 verpleegkundigen',
    context: 'Budget en resultaat staan niet in het cv. Vraag ernaar.',
  },
  {
    ...scores.experience,
    why: 'Waarom: de vacature vraagt vijf jaar ervaring in de zorg, en het cv noemt er zes.',
    evidence: [1],
    confidence: 95,
    quote: 'Zes jaar recruiter in de zorg',
    context: 'Drie van de zes jaar waren met eindverantwoordelijkheid.',
  },
  {
    ...scores.language,
    why: 'Waarom: Nederlands is vereist en Duits is een pluspunt; het cv noemt beide.',
    evidence: [3],
    confidence: 85,
    quote: 'Voert gesprekken in het Nederlands en het Duits',
    context: 'Het niveau van het Duits staat niet in het cv.',
  },
  {
    ...scores.motivation,
    why: 'Waarom: de wens past bij uw belofte in de vacature om snel te reageren.',
    evidence: [4],
    confidence: 60,
    quote: 'kandidaten binnen een dag antwoord krijgen',
    context: 'Eén zin zegt weinig, vandaar de lage zekerheid. Bespreek het in het gesprek.',
  },
  {
    ...scores.growth,
    why: 'Waarom: de kandidaat schoolde zich onlangs bij in het eigen vak.',
    evidence: [5],
    confidence: 70,
    quote: 'Arbeidsrecht voor recruiters',
    context: 'Het cv noemt geen leerdoelen.',
  },
];
