/** Groups of components in Storybook, by purpose, in the order of the sidebar. */
export const componentGroups = [
  'Handelingen',
  'Navigatie',
  'Invoer',
  'Vensters',
  'Meldingen',
  'Gegevens',
  'Tekst en beeld',
  'Indeling',
  'Om de app heen',
] as const;

/** Groups of sections in Storybook, in the order of the sidebar. */
export const sectionGroups = ['Kandidaten', 'Contact en account', 'Website'] as const;
