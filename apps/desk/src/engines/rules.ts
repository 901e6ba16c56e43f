import type { Engine } from '../engine.ts';

/**
 * Engine of fixed rules, in this browser. It searches the CV for the words that would prove each requirement, in Dutch
 * and English, in any inflection and in compounds. It knows no meaning: a human reads the passages that it quotes.
 */
export const rules: Engine = {
  title: 'Vaste regels 1',
  note: 'Vaste regels zoeken in deze browser naar de woorden van elke eis: daarbij gaat niets weg.',
  // Fetched with the first CV.
  score: async (vacancy, pages) => (await import('./search.ts')).score(vacancy, pages),
};
