import { humanDecides } from './labels.ts';
import { exampleTotal, secondTotal, thirdTotal } from './scores.ts';

/** Made-up candidates for the same vacancy as in the other pictures. */
export const shortlist = {
  title: 'Shortlist · recruiter zorg',
  badge: 'voorbeeld',
  order: 'Gesorteerd op score, van hoog naar laag',
  scoreLabel: 'Matchscore',
  emptyText: 'Nog geen kandidaten.',
  note: humanDecides,
  items: [
    {
      title: 'Kandidaat 0412',
      score: exampleTotal.score,
      why: 'Zes jaar in de zorg en een campagne van vergelijkbare omvang.',
      decision: 'U nodigt uit',
    },
    {
      title: 'Kandidaat 0388',
      score: secondTotal.score,
      why: 'Vier jaar werving voor ziekenhuizen. Geen campagnes in het cv.',
      decision: 'U past de score aan',
    },
    {
      title: 'Kandidaat 0457',
      score: thirdTotal.score,
      why: 'Recruiter in de techniek. Ervaring in de zorg ontbreekt.',
    },
  ],
};
