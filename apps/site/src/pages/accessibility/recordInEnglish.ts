import type { EnglishRecord } from '@heldermatch/accessibility';
import { company } from '@heldermatch/facts';

/** English texts of the site's record, for reports. No page loads them. */
export const recordInEnglish: EnglishRecord = {
  subject: 'The site',
  name: `Website of ${company.name}`,
  scope:
    'The public pages, login and registration, the pages of an account, and the example of a scorecard as a PDF. Not the booking calendar, which another service provides.',
  methods:
    'Assessment by our own team in November 2026, criterion by criterion; no independent audit. Automatic tests repeat part of it at every change in Chromium: axe on every page and component, keyboard walks, reflow at 320 px with text at 200 %, text spacing, transcripts of what Chromium gives a screen reader during the main journeys, contrast of the design tokens, valid HTML. Every night in Firefox and WebKitGTK too, and with IBM Equal Access and Siteimprove Alfa. Not done: a screen reader on a real device, Safari, the PDF, voice control, contrast themes of Windows, tests with disabled people.',
  limitations: {
    '2.2.1':
      'The thanks after a message make room for an empty form after four seconds. The same text and link are in a toast, which stays for eight seconds, and longer while it is in use.',
    '2.4.4': `The button '${company.name}' in the navigation bar leads to Contact, which its name does not say. The link 'Contact' in the same bar leads there too.`,
    '2.5.2':
      'A tab on Contact opens when the mouse button is pressed, not when it is released. Selecting the other tab undoes it; typed text stays. Cause: React Aria.',
    '3.1.2':
      'English words such as ‘human-in-the-loop’ are not marked as English, so a screen reader pronounces them as Dutch.',
    '3.3.3':
      'An empty email field gets the error ‘Ongeldig e-\u2060mailadres’ (invalid email address), which does not say that it is empty. Only fields that may stay empty are marked as optional.',
    '4.1.2':
      'React Aria renders hidden dismiss buttons named ‘Negeren’ in open popovers, which only a screen reader finds. Escape and the visible button close them too.',
  },
  notes: {
    '3.3.7': 'A new password is entered twice, an exception for security.',
  },
  clauses: {
    '5.3': 'Login uses an email address and a password.',
    '5.4': 'The site converts nothing.',
    '10': 'One document: the example of a scorecard as a PDF, which was not evaluated. The same scorecard is text on the page Evidence Scorecard.',
    '11': 'A website is in chapter 9. The site is no authoring tool.',
  },
};
