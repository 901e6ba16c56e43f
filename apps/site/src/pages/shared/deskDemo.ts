import { settings } from '../../settings.ts';

/** Text and link of the demonstration with the desk, if this site knows its address. */
export const deskDemo = () =>
  settings.deskUrl === undefined
    ? undefined
    : {
        text: 'De werkbank van de recruiter kunt u nu al proberen. Kandidaten, cv’s en scores zijn daar verzonnen, er werkt geen AI en alles blijft in uw browser.',
        link: { href: settings.deskUrl, label: 'Probeer de werkbank' },
      };
