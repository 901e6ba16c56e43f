import type { EnglishRecord } from '@heldermatch/accessibility';

/** English texts of the desk's record, for reports. No page loads them. */
export const recordInEnglish: EnglishRecord = {
  subject: 'The desk',
  name: 'Heldermatch desk',
  scope:
    'Every screen of the desk: vacancies, candidates, comparison, adding CVs, log and settings, those for signing in to a team, choosing one and managing its members, and the files that it offers for download. Not the CVs that a recruiter adds.',
  methods:
    'Assessment by our own team in November 2026, criterion by criterion; no independent audit. Automatic tests repeat part of it at every change in Chromium: axe on every screen and component, keyboard walks, reflow at 320 px, text spacing, transcripts of what Chromium gives a screen reader during the main journeys, contrast of the design tokens, valid HTML. Every night the components in Firefox and WebKitGTK too, and every screen with IBM Equal Access and Siteimprove Alfa. Not done: a screen reader on a real device, Safari, the downloaded files, voice control, contrast themes of Windows, tests with disabled people.',
  limitations: {
    '2.2.1':
      'A toast with an undo button disappears after twenty seconds, not counting the time that it has focus or the pointer. The log offers to undo every decision later too.',
    '3.1.2':
      'The text of a CV in another language is not marked as such, so a screen reader pronounces it as Dutch.',
    '4.1.2':
      'React Aria renders hidden dismiss buttons named ‘Negeren’ in open popovers, which only a screen reader finds. Escape and the visible button close them too.',
  },
  clauses: {
    '5.3': 'Only work in a team requires a login, by email address and password.',
    '5.4':
      'The desk shows the text of a CV, with its headings, lists and pages. Descriptions of images and the structure of tables are not kept: they are in the file itself.',
    '10': 'The log can be downloaded as CSV: plain text with a heading for each column. It was not evaluated. The same log is on the screen.',
    '11': 'The desk runs in a browser and is in chapter 9. There is nothing to install, and it is no authoring tool.',
  },
};
