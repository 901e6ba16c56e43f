/**
 * What the address said on which this visit began, such as the campaign that led here. Kept in memory alone: it goes
 * with the document, and nothing is stored. Imported by what starts the app, so that it is read before a link is
 * followed.
 */
export const firstSearch = new URLSearchParams(
  typeof location === 'undefined' ? '' : location.search,
);
