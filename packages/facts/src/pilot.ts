/** Terms of the pilot, and the response time. The lead confirms them: claim `pilot-terms` of the register. */
export const pilot = {
  price: 'Niets: deze pilot is gratis',
  duration: 'Drie maanden, in overleg te verlengen',
  places: 'Tien organisaties tegelijk',
  answersWithin: 'twee werkdagen',
} as const;
