/** Automatic check of stories. */
export interface Check {
  /** Name in a table, in Dutch and in English. */
  nl: string;
  en: string;
  /** Violations that it finds, and in which stories, in Dutch. */
  covers: string;
  /** File that runs it, from the root of the repository. */
  file: string;
  /** When it runs: at every change, or each night and before a release. */
  when: 'change' | 'night';
  /** Whether a change skips a story in which everything looks as in a story before it; a night skips none. */
  isOncePerLook?: true;
}

const everyStory = '.storybook/vitest.setup.ts';
const withoutStorybook = '.storybook/checks/server.test.tsx';
const engines = '.storybook/static/engines.all.test.ts';
const rules = '.storybook/static/rules.all.test.ts';

const list = {
  axe: {
    nl: 'axe',
    en: 'axe',
    covers: 'WCAG 2.0, 2.1 en 2.2, A en AA, en goede gewoonten (axe-core), licht, met beweging',
    file: everyStory,
    when: 'change',
  },
  html: {
    nl: 'HTML',
    en: 'HTML',
    covers: 'Geldige HTML, ook van geopende vensters (html-validate), na de play-functie',
    file: everyStory,
    when: 'change',
  },
  play: {
    nl: 'Play',
    en: 'Play',
    covers: 'De play-functie van een verhaal dat er een heeft, licht, met beweging',
    file: everyStory,
    when: 'change',
  },
  width: {
    nl: 'Breedte',
    en: 'Width',
    covers: 'Niets schuift opzij, in het formaat van het verhaal of op 1280 px',
    file: everyStory,
    when: 'change',
  },
  dark: {
    nl: 'Donker',
    en: 'Dark',
    covers: 'Contrast van kleuren en grootte van aanwijsgebieden (axe-core), donker',
    file: everyStory,
    when: 'change',
    isOncePerLook: true,
  },
  brand: {
    nl: 'Ander merk',
    en: 'Other brand',
    covers: 'Hetzelfde, in een ander merk en de compacte dichtheid; niets schuift opzij',
    file: everyStory,
    when: 'change',
    isOncePerLook: true,
  },
  forcedColors: {
    nl: 'Geforceerde kleuren',
    en: 'Forced colours',
    covers: 'Hetzelfde, in nagebootste geforceerde kleuren',
    file: everyStory,
    when: 'change',
    isOncePerLook: true,
  },
  phone: {
    nl: 'Telefoon',
    en: 'Phone',
    covers: 'Hetzelfde, op 360 bij 800 px; niets schuift opzij',
    file: everyStory,
    when: 'change',
    isOncePerLook: true,
  },
  spacing: {
    nl: 'Tekstafstand',
    en: 'Text spacing',
    covers: 'Met de tekstafstand van 1.4.12 valt geen tekst weg en schuift niets opzij',
    file: everyStory,
    when: 'change',
    isOncePerLook: true,
  },
  server: {
    nl: 'Server',
    en: 'Server',
    covers: 'Dezelfde HTML in Node en in de browser, zonder melding',
    file: withoutStorybook,
    when: 'change',
    isOncePerLook: true,
  },
  tab: {
    nl: 'Tab',
    en: 'Tab',
    covers:
      'Elk bedieningselement is met Tab te bereiken en te verlaten, de focus is te zien, ook in geforceerde kleuren, en niets werkt alleen met de muis',
    file: withoutStorybook,
    when: 'change',
    isOncePerLook: true,
  },
  touch: {
    nl: 'Aanraken',
    en: 'Touch',
    covers: 'De play-functie op een telefoon van 360 bij 800 px met aanraking',
    file: everyStory,
    when: 'night',
  },
  firefox: {
    nl: 'Firefox',
    en: 'Firefox',
    covers:
      'De play-functie van elk verhaal dat een toets bewijst, en van één verhaal per onderdeel',
    file: engines,
    when: 'night',
  },
  webkit: {
    nl: 'WebKit',
    en: 'WebKit',
    covers: 'Hetzelfde in WebKitGTK, de techniek van Safari op Linux',
    file: engines,
    when: 'night',
  },
  keys: {
    nl: 'Toetsen',
    en: 'Keys',
    covers: 'De play-functie mislukt als de browser de toets niet doorgeeft',
    file: '.storybook/static/keys.all.test.ts',
    when: 'night',
  },
  ace: {
    nl: 'Equal Access',
    en: 'Equal Access',
    covers: 'De regels van IBM Equal Access die niet over een hele pagina gaan',
    file: rules,
    when: 'night',
  },
  alfa: {
    nl: 'Alfa',
    en: 'Alfa',
    covers: 'De regels van Siteimprove Alfa voor WCAG A en AA',
    file: rules,
    when: 'night',
  },
} as const satisfies Record<string, Check>;

export type CheckId = keyof typeof list;

/** Automatic checks of stories. */
export const checks: Readonly<Record<CheckId, Check>> = list;
