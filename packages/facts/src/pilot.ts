/** Terms of the pilot, and the response time. The lead confirms them: claim `pilot-terms` of the register. */
export const pilot = {
  price: 'Deze pilot kost niets',
  duration: 'In overleg te verlengen',
  places: 'Tien organisaties tegelijk',
  answersWithin: 'twee werkdagen',
} as const;
