import type { SuccessCriterionId } from '@heldermatch/facts';

/** Success criteria that no component meets by itself, with the task of the page or the app, in Dutch. */
export const ofPage: Partial<Record<SuccessCriterionId, string>> = {
  '1.2.1': 'Geen onderdeel speelt geluid of beeld af.',
  '1.2.2': 'Geen onderdeel speelt geluid of beeld af.',
  '1.2.3': 'Geen onderdeel speelt geluid of beeld af.',
  '1.2.4': 'Geen onderdeel speelt geluid of beeld af.',
  '1.2.5': 'Geen onderdeel speelt geluid of beeld af.',
  '1.3.3': 'Schrijf geen aanwijzing die alleen naar plaats, vorm of kleur verwijst.',
  '1.4.2': 'Geen onderdeel speelt geluid af.',
  '1.4.5': 'Zet woorden niet in een afbeelding.',
  '2.1.4': 'Geen onderdeel heeft een sneltoets van één teken.',
  '2.4.1': 'Zet `SkipLink` bovenaan; `AppShell` doet dat zelf.',
  '2.4.2': 'Geef elke pagina een eigen titel.',
  '2.4.4': 'Kies woorden voor een link die zeggen waar die heen gaat.',
  '2.4.5': 'Geef naast de navigatie nog een weg, zoals zoeken.',
  '2.4.6': 'Kies koppen en labels die zeggen wat eronder staat.',
  '2.4.11': 'Laat wat blijft staan, zoals een kop, niet over de focus heen schuiven.',
  '2.5.1': 'Geen onderdeel vraagt om een gebaar met meer vingers of een pad.',
  '2.5.4': 'Geen onderdeel reageert op het bewegen van het toestel.',
  '3.1.1': 'Zet de taal op het element `html`.',
  '3.2.3': 'Zet de navigatie op elke pagina in dezelfde volgorde.',
  '3.2.4': 'Noem hetzelfde op elke pagina hetzelfde.',
  '3.2.6': 'Zet hulp op elke pagina op dezelfde plaats.',
  '3.3.4': 'Laat nakijken of herstellen wat gevolgen heeft in het recht of in geld.',
  '3.3.7': 'Vraag niet nog eens wat al is ingevuld.',
};
