import { Link, Marker } from '@heldermatch/ui';
import { pile, reordered, scorecard } from '@heldermatch/ui/drawings';
import { company } from '@heldermatch/facts';
import { inPilot, indicative, planDemo, actorLabels } from '../shared/labels.ts';

export const hero = {
  size: 'large',
  eyebrow: <Link href="/pilot#in-pilot">{inPilot}</Link>,
  title: (
    <>
      Elke match met <Marker>bewijs uit het cv</Marker>
    </>
  ),
  intro: `${company.name} leest cv’s, vergelijkt ze met uw vacature en laat bij elke score zien waar die vandaan komt. U beslist.`,
  note: 'Met Start Nu maakt u een account en komt u op de lijst voor de pilot. Het platform is er nog niet. Geen volledig geautomatiseerde besluiten (AVG, artikel\u00A022). Gegevens blijven in\u00A0de\u00A0EU.',
} as const;

export const statistics = {
  items: [
    { value: '70%', label: 'sneller aannemen' },
    { value: '95%', label: 'betere match' },
    { value: '500+', label: 'tevreden klanten' },
  ],
  note: `Streefcijfers. ${indicative}`,
};

export const howItWorks = {
  title: 'Van vacature naar gesprek in vier stappen',
  intro: 'De software zoekt en vergelijkt. De keuze blijft bij u.',
  labels: actorLabels,
  items: [
    {
      title: 'U maakt de vacature aan',
      text: 'Upload de vacaturetekst en geef aan welke eisen het zwaarst wegen.',
      by: 'human',
    },
    {
      title: 'AI analyseert en matcht',
      text: 'De cv’s die u uit uw database erbij zet, worden gelezen en gerangschikt op score, van hoog naar laag.',
      by: 'software',
    },
    {
      title: 'U beoordeelt de shortlist',
      text: 'Sorteer, filter en lees bij elke score het bewijs in een heldere scorecard.',
      by: 'decision',
    },
    {
      title: 'U kiest wie er komt',
      text: 'U bepaalt wie op gesprek komt. De gesprekken worden daarna automatisch gepland: u stelt tijden voor, de kandidaat kiest, de afspraak staat in de agenda.',
      by: 'decision',
    },
  ],
} as const;

export const pilotGoals = {
  title: 'Wat we in de pilot willen bereiken',
  intro: 'Doelen, geen beloftes. We meten ze samen met onze klanten.',
  items: [
    {
      value: '± 2 dagen',
      label: 'tot het eerste gesprek',
      text: 'Vertrekpunt: uw drie maanden vóór de pilot',
    },
    {
      value: '± 70%',
      label: 'van de shortlist geaccepteerd',
      text: 'Vertrekpunt: uw voorselectie in de nulmeting',
    },
    {
      value: '30-40%',
      label: 'minder uren van recruiters per plaatsing',
      text: 'Vertrekpunt: uw drie maanden vóór de pilot',
    },
    {
      value: '100%',
      label: 'compliant en uitlegbaar',
      text: 'Vertrekpunt: de eerste score in de pilot',
    },
    {
      value: '± 70%',
      label: 'efficiënter screenen',
      text: 'Vertrekpunt: twintig cv’s in de nulmeting',
    },
  ],
  note: indicative,
  notMeasured: 'nog niet gemeten',
};

export const kpiDialog = {
  trigger: 'Hoe meten we dit?',
  title: 'Hoe meten we dit?',
  intro: `Vier indicatoren, elk met een vaste definitie en een vaste meetmethode. Zo kunt u de uitkomst zelf narekenen. ${indicative}`,
  definitionLabel: 'Definitie',
  measurementLabel: 'Meetmethode',
  items: [
    {
      title: 'Tijd tot eerste gesprek',
      target: '± 2 dagen',
      definition:
        'Het aantal dagen tussen het publiceren van de vacature en het eerste gesprek met een kandidaat.',
      measurement:
        'Mediaan over alle vacatures in de pilot, vergeleken met de drie maanden vóór de pilot uit uw eigen administratie.',
    },
    {
      title: 'Acceptatie van de shortlist',
      target: '± 70%',
      definition:
        'Het deel van de kandidaten op uw shortlist dat de recruiter uitnodigt voor een gesprek.',
      measurement:
        'Uitgenodigde kandidaten gedeeld door alle kandidaten op de shortlist, per vacature, uit het logboek van keuzes. Vergeleken met uw eigen voorselectie in de nulmeting.',
    },
    {
      title: 'Uren van recruiters per plaatsing',
      target: '30-40% minder',
      definition: 'De uren die recruiters besteden aan één vervulde vacature.',
      measurement:
        'Urenregistratie van de deelnemende recruiters, vergeleken met de drie maanden vóór de pilot uit uw eigen administratie.',
    },
    {
      title: 'Compliance en uitlegbaarheid',
      target: '100%',
      definition:
        'Het deel van de scores met bewijs en uitleg erbij, en met een besluit dat een mens heeft genomen.',
      measurement:
        'Maandelijkse controle van het logboek: elke score moet bewijs, een uitleg en een menselijk besluit hebben. Of aan elke wet is voldaan, meet dit niet.',
    },
  ],
};

/** Link to the definitions of all figures, including those that aren't indicators. */
export const allFigures = { href: '/how-we-score#cijfers', label: 'Wat elk cijfer betekent' };

export const teasers = {
  title: 'Wat u in handen krijgt voor een onderbouwde keuze',
  items: [
    {
      illustration: scorecard,
      title: 'Evidence Scorecard',
      text: (
        <>
          Een score met sterke punten, hiaten en <Marker>bewijs&nbsp;uit&nbsp;het&nbsp;cv</Marker>,
          per categorie uitgelegd.
        </>
      ),
      link: { href: '/features/evidence-scorecard', label: 'Bekijk de scorecard' },
    },
    {
      illustration: pile,
      title: 'Cv-analyse',
      text: 'Leest PDF en DOCX en ordent ervaring, opleiding en vaardigheden.',
      link: { href: '/features/cv-analysis', label: 'Lees over cv-analyse' },
    },
    {
      illustration: reordered,
      title: 'Slim matchen',
      text: 'Vergelijkt kandidaten met uw vacature op wat voor u telt.',
      link: { href: '/features/smart-matching', label: 'Lees over matchen' },
    },
  ],
} as const;

export const closing = {
  title: (
    <>
      Zie het bewijs <Marker>bij uw eigen vacature</Marker>
    </>
  ),
  intro:
    'In een demo van dertig minuten laten we zien hoe een score tot stand komt, en wat u er zelf aan kunt veranderen.',
};

/** Links to other pages: at the top, below the teasers and at the end. */
export const links = {
  top: [
    { href: '/register', label: 'Start Nu' },
    planDemo,
    { href: '/features', label: 'Ontdek Meer' },
  ],
  features: { href: '/features', label: 'Bekijk Alle Features' },
  end: [planDemo, { href: '/login', label: 'Inloggen' }],
};
