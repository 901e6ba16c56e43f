import { checkedOn, dateInDutch, legalVersions } from '@heldermatch/facts';

const note = `Aangevuld en ${checkedOn}, voordat iemand een account maakte.`;

/** What stands above a legal text: the date that names its version, and since when it says what it says. */
export function lastChanged(document: keyof typeof legalVersions) {
  const date = legalVersions[document];
  return { label: 'Laatst gewijzigd:', date, text: dateInDutch(date), note };
}

export const contentsLabel = 'Inhoud';
