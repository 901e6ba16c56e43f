/** What stands above each of the legal texts. */
export const lastChanged = {
  label: 'Laatst gewijzigd:',
  date: '2025-10-10',
  text: '10 oktober 2025',
};

export const contentsLabel = 'Inhoud';
