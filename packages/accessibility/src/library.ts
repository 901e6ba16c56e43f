/** Statements about the component library, which both its README and every app's statement make. */
export const library = {
  nl: [
    'Gebouwd voor WCAG 2.2 AA, met tekstcontrast op niveau AAA.',
    'Elk onderdeel wordt automatisch getest, en is nog door niemand met een schermlezer getest.',
  ],
  en: [
    'Built for WCAG 2.2 AA, with text contrast of level AAA.',
    'Every component is tested automatically, and by no person with a screen reader yet.',
  ],
} as const;
