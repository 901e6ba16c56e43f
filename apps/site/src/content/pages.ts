export const notFoundPage = {
  title: 'Pagina niet gevonden',
  englishText: 'Oops! Page not found',
  text: 'Deze pagina bestaat niet of is verplaatst.',
  home: { href: '/', label: 'Terug naar Home' },
};

export const pageCrash = {
  title: 'Er ging iets mis',
  text: 'De pagina kon niet geladen worden. Controleer uw verbinding en probeer het opnieuw.',
  buttonLabel: 'Probeer opnieuw',
};
