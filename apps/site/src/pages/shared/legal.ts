import { checkedOn, dateInDutch, legalVersions } from '@heldermatch/facts';

const note = `Aangevuld en ${checkedOn}, voordat iemand een account maakte.`;

/** Note above a legal text: the date of its version, and when it was last checked. */
export function lastChanged(document: keyof typeof legalVersions) {
  const date = legalVersions[document];
  return { label: 'Laatst gewijzigd:', date, text: dateInDutch(date), note };
}

export const contentsLabel = 'Inhoud';
export const printLabel = 'Druk af';
export const summaryLabel = 'In het kort; de tekst van het artikel geldt.';
