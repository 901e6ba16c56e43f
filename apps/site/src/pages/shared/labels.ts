import { asOfDate } from '@heldermatch/facts';

/** Shown near every marketing figure. */
export const indicative = 'Indicatief, geen garantie.';

/** Shown with every score. */
export const humanDecides =
  'Een score is een advies. U leest het bewijs, past de score zo nodig aan en beslist zelf.';

/** Current phase of the company, for a link to its explanation. */
export const phase = 'In pilot met de eerste klanten';

/** The same with its date. */
export const inPilot = `${phase} (${asOfDate.replaceAll(' ', '\u00A0')})`;

/** Shown where a page describes features of the product. */
export const inDevelopmentNote =
  'Het platform is in ontwikkeling; dit is hoe het werkt zodra u het gebruikt.';

/** Note about the AI model that reads a CV. */
export const modelNotChosen = `Welk AI-\u2060model wij gaan gebruiken, is nog niet gekozen (${asOfDate}).`;

/** Labels of the actor in a step. */
export const actorLabels = { software: 'Software', human: 'U doet', decision: 'U beslist' };

/** Link of every button for a demo. */
export const planDemo = { href: '/contact#plan-direct', label: 'Plan een Demo' };
