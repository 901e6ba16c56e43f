import { asOf, dateInDutch, legalVersions } from '@heldermatch/facts';

/** What stands above a legal text. */
export function lastChanged(document: keyof typeof legalVersions) {
  const date = legalVersions[document];
  return { label: 'Laatst gewijzigd:', date, text: dateInDutch(date), note: `(${asOf})` };
}

export const contentsLabel = 'Inhoud';
