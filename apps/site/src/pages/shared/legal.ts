import { legalVersions } from '@heldermatch/facts';

const inDutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** What stands above a legal text. */
export function lastChanged(document: keyof typeof legalVersions) {
  const date = legalVersions[document];
  return { label: 'Laatst gewijzigd:', date, text: inDutch.format(new Date(date)) };
}

export const contentsLabel = 'Inhoud';
