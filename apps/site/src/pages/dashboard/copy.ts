import { asOfDate, company, phaseOf } from '@heldermatch/facts';
import { actorLabels } from '../shared/labels.ts';

/** Heading until the name is loaded. */
export const greeting = 'Welkom';
export const welcome = (name: string | undefined) => `Welkom, ${name || 'Gebruiker'}`;

export const text = `Het platform van ${company.name} is in ontwikkeling. Zodra het klaar is, vindt u het hier.`;
export const launch = 'Verwachte lancering: Q2 2025';
/** Note for an announced launch date that has passed. */
export const launchNote =
  phaseOf('launch') === 'past'
    ? `Dat moment is voorbij en het platform is er nog niet (${asOfDate}). U heeft nu een account en staat op de lijst voor de pilot. Zodra er een nieuwe datum vaststaat, staat die hier.`
    : undefined;

export const actions = { home: 'Terug naar Home', account: 'Mijn account', signOut: 'Uitloggen' };

/** First steps in the demonstration with the desk. */
export const firstSteps = {
  title: 'Begin met één kandidaat',
  labels: actorLabels,
  items: [
    {
      title: 'Open een vacature',
      text: 'Kies de bovenste kandidaat: die heeft de hoogste score.',
      by: 'human',
    },
    {
      title: 'Volg een nummer',
      text: 'Wijs een nummer bij een score aan: een lijn leidt naar de zin in het cv.',
      by: 'human',
    },
    {
      title: 'Kies zelf',
      text: 'Pas een score aan met een reden, of nodig iemand uit. U kunt alles terugnemen.',
      by: 'decision',
    },
  ],
} as const;

/** Badge on the illustrations of future features, whose figures are invented. */
export const badge = 'voorbeeld';

export const meters = [
  { label: 'Cv’s gelezen', value: 84 },
  { label: 'Shortlists beoordeeld', value: 58 },
  { label: 'Gesprekken gepland', value: 31 },
];

export const features = {
  title: 'Wat u kunt verwachten',
  items: [
    {
      title: 'AI-cv-analyse en matching',
      text: 'Cv’s lezen, ordenen en vergelijken met uw vacatures.',
    },
    {
      title: 'Transparante Evidence Scorecards',
      text: 'Bij elke score het bewijs uit het cv en de uitleg.',
    },
    {
      title: 'Realtime analyses en rapportages',
      text: 'Op elk moment zien hoe uw vacatures ervoor staan.',
    },
    {
      title: 'Slim kandidaten zoeken en automatiseren',
      text: 'Kandidaten vinden in uw eigen database en gesprekken plannen, met minder handwerk.',
    },
  ],
};
