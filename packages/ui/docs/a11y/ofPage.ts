import type { SuccessCriterionId } from '@heldermatch/facts';

/** Success criteria that no component meets by itself, with the task of the page or the app. */
export const ofPage: Partial<Record<SuccessCriterionId, { nl: string; en: string }>> = {
  '1.2.1': {
    nl: 'Geen onderdeel speelt geluid of beeld af.',
    en: 'No component plays audio or video.',
  },
  '1.2.2': {
    nl: 'Geen onderdeel speelt geluid of beeld af.',
    en: 'No component plays audio or video.',
  },
  '1.2.3': {
    nl: 'Geen onderdeel speelt geluid of beeld af.',
    en: 'No component plays audio or video.',
  },
  '1.2.4': {
    nl: 'Geen onderdeel speelt geluid of beeld af.',
    en: 'No component plays audio or video.',
  },
  '1.2.5': {
    nl: 'Geen onderdeel speelt geluid of beeld af.',
    en: 'No component plays audio or video.',
  },
  '1.3.3': {
    nl: 'Schrijf geen aanwijzing die alleen naar plaats, vorm of kleur verwijst.',
    en: 'Write no instruction that refers only to place, shape or colour.',
  },
  '1.4.2': {
    nl: 'Geen onderdeel speelt geluid af.',
    en: 'No component plays audio.',
  },
  '1.4.5': {
    nl: 'Zet woorden niet in een afbeelding.',
    en: 'Put no words into an image.',
  },
  '2.1.4': {
    nl: 'Geen onderdeel heeft een sneltoets van één teken.',
    en: 'No component has a shortcut of a single character.',
  },
  '2.4.1': {
    nl: 'Zet `SkipLink` bovenaan; `AppShell` doet dat zelf.',
    en: 'Put `SkipLink` at the top; `AppShell` does so itself.',
  },
  '2.4.2': {
    nl: 'Geef elke pagina een eigen titel.',
    en: 'Give every page its own title.',
  },
  '2.4.4': {
    nl: 'Kies woorden voor een link die zeggen waar die heen gaat.',
    en: 'Choose words for a link that say where it leads.',
  },
  '2.4.5': {
    nl: 'Geef naast de navigatie nog een weg, zoals zoeken.',
    en: 'Offer another way beside the navigation, such as search.',
  },
  '2.4.6': {
    nl: 'Kies koppen en labels die zeggen wat eronder staat.',
    en: 'Choose headings and labels that say what they are about.',
  },
  '2.4.11': {
    nl: 'Laat wat blijft staan, zoals een kop, niet over de focus heen schuiven.',
    en: 'Let nothing that stays in place, such as a header, cover the focus.',
  },
  '2.5.1': {
    nl: 'Geen onderdeel vraagt om een gebaar met meer vingers of een pad.',
    en: 'No component requires a gesture with several fingers or a path.',
  },
  '2.5.4': {
    nl: 'Geen onderdeel reageert op het bewegen van het toestel.',
    en: 'No component responds to motion of the device.',
  },
  '3.1.1': {
    nl: 'Zet de taal op het element `html`.',
    en: 'Set the language on the `html` element.',
  },
  '3.2.3': {
    nl: 'Zet de navigatie op elke pagina in dezelfde volgorde.',
    en: 'Put the navigation in the same order on every page.',
  },
  '3.2.4': {
    nl: 'Noem hetzelfde op elke pagina hetzelfde.',
    en: 'Name the same thing the same on every page.',
  },
  '3.2.6': {
    nl: 'Zet hulp op elke pagina op dezelfde plaats.',
    en: 'Put help in the same place on every page.',
  },
  '3.3.4': {
    nl: 'Laat nakijken of herstellen wat gevolgen heeft in het recht of in geld.',
    en: 'Let users check or undo what has legal or financial consequences.',
  },
  '3.3.7': {
    nl: 'Vraag niet nog eens wat al is ingevuld.',
    en: 'Don’t ask again for what was already entered.',
  },
};
