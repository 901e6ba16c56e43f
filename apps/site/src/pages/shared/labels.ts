import { asOf } from '@heldermatch/facts';

/** Stands near every marketing figure. */
export const indicative = 'Indicatief, geen garantie.';

/** Stands wherever a score is shown. */
export const humanDecides =
  'Een score is een advies. U leest het bewijs, past de score zo nodig aan en beslist zelf.';

/** Where the company stands. */
export const inPilot = `In pilot met de eerste klanten (${asOf.replaceAll(' ', '\u00A0')})`;

/** Stands with what a page says that the product does. */
export const notThereYet =
  'Het platform is in ontwikkeling; dit is hoe het werkt zodra u het gebruikt.';

/** Of the AI model that reads a cv. */
export const modelNotChosen = `Welk AI-model wij gaan gebruiken, is nog niet gekozen (${asOf}).`;

/** Who acts in a step. */
export const whoActs = { software: 'Software', human: 'U', decision: 'U beslist' };

/** Every button that leads to a demo. */
export const planDemo = { href: '/contact#plan-direct', label: 'Plan een Demo' };
