/** The offer of the pilot, and how soon we answer. The lead confirms it: the claim `pilot-terms` of the register. */
export const pilot = {
  price: 'Niets: deze pilot is gratis',
  duration: 'Drie maanden, in overleg te verlengen',
  places: 'Tien organisaties tegelijk',
  answersWithin: 'twee werkdagen',
} as const;
