import { humanDecides } from './labels.ts';

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
      score: 87,
      why: 'Zes jaar in de zorg en een campagne van vergelijkbare omvang.',
      decision: 'U nodigt uit',
    },
    {
      title: 'Kandidaat 0388',
      score: 81,
      why: 'Vier jaar werving voor ziekenhuizen. Geen campagnes in het cv.',
      decision: 'U past de score aan',
    },
    {
      title: 'Kandidaat 0457',
      score: 64,
      why: 'Recruiter in de techniek. Ervaring in de zorg ontbreekt.',
    },
  ],
};
