import { asOfDate, company, euSentence, phaseOf, type moments } from '@heldermatch/facts';
import { Marker } from '@heldermatch/ui';
import { contract } from '@heldermatch/ui/drawings';
import { indicative, planDemo } from '../shared/labels.ts';

export const hero = {
  title: `Over ${company.name}`,
  statement: (
    <>
      AI ondersteunt, <Marker>de&nbsp;recruiter beslist.</Marker>
    </>
  ),
  intro:
    'Wij maken AI-\u2060recruitment die zich laat controleren: met bewijs bij elke score en een mens die beslist.',
};

export const missionVision = {
  label: 'Missie en visie',
  mission: {
    title: 'Missie',
    statement: 'Elke keuze voor een kandidaat moet uit te leggen zijn.',
    text: 'Wie werft, leest veel cv’s in weinig tijd en moet daarna kunnen zeggen waarom de een wel komt en de ander niet. Wij nemen het leeswerk over en leggen bij elke score het bewijs op tafel.',
  },
  vision: {
    title: 'Visie',
    statement: 'Software moet zich laten tegenspreken.',
    text: 'Software kan sneller lezen dan een mens, maar geen verantwoordelijkheid dragen. Daarom moet software laten zien waar een voorstel op rust. Dan kunt u het tegenspreken.',
  },
};

export const whyDifferent = {
  title: 'Waarin wij anders zijn',
  intro: 'Drie keuzes die u zelf kunt nagaan.',
  items: [
    {
      title: 'Bewijs bij elke score',
      text: 'Elke score verwijst naar de zin in het cv waarop hij rust. Staat er in het cv niets over, dan is er geen score. Klopt het bewijs niet, dan past u de score aan.',
      link: { href: '/evidence-scorecard', label: 'Bekijk de Evidence Scorecard' },
    },
    {
      title: 'Een mens beslist, altijd',
      text: 'Er zijn geen volledig geautomatiseerde besluiten (AVG, artikel\u00A022). De AI stelt voor. U kiest wie er op gesprek komt.',
      link: { href: '/how-we-score', label: 'Lees hoe wij scoren' },
    },
    {
      title: 'Gegevens blijven in de EU',
      text: `Onze hosting is EU-\u2060first. ${euSentence()} en worden nooit zonder toestemming gedeeld met anderen dan de partijen die voor ons werken.`,
      link: { href: '/privacy', label: 'Lees de Privacy Verklaring' },
    },
  ],
} as const;

/** Note on a dated phase of the plan that has started or passed. */
const since = (phase: keyof typeof moments, isInProgress = false) => {
  const state = isInProgress ? 'nog niet afgerond' : 'nog niet begonnen';
  return {
    past: ` Deze periode is voorbij; de fase is ${state}.`,
    present: ` Deze periode loopt; de fase is ${state}.`,
    ahead: '',
  }[phaseOf(phase)];
};

export const roadmap = {
  title: 'Onze roadmap',
  intro: `De perioden zijn die van ons plan uit 2025; de status is de ${asOfDate}. Vooruitlopend op de pilotfase proberen de eerste klanten het ontwerp al met verzonnen cv’s.`,
  items: [
    {
      period: '2025 Q4',
      title: 'MVP Launch',
      text: `De eerste versie van cv-\u2060analyse, matching en Evidence Scorecard.${since('mvp', true)}`,
      status: 'in-progress',
    },
    {
      period: '2026 Q1-Q2',
      title: 'Pilotfase',
      text: `Met de eerste klanten meten of de doelen van de pilot haalbaar zijn.${since('pilot')}`,
      status: 'planned',
    },
    {
      period: '2026 Q3-Q4',
      title: 'Schaalbare uitrol',
      text: `Met ATS-integraties, zodat u in uw eigen systeem blijft werken.${since('rollout')}`,
      status: 'planned',
    },
    {
      period: '2027 Q1+',
      title: 'Enterprise Ready',
      text: `Voor grote organisaties, met hun eisen aan beheer, rollen en rapportage.${since('enterprise')}`,
      status: 'future',
    },
  ],
  statusLabels: { 'in-progress': 'Nu bezig', planned: 'Gepland', future: 'Toekomst' },
} as const;

export const values = {
  title: 'Onze kernwaarden',
  intro: 'Waar u ons aan kunt houden.',
  illustration: contract,
  items: [
    {
      title: 'Transparantie',
      text: 'Bij elke score staan het bewijs en de uitleg. Wat wij niet weten, staat er ook.',
    },
    {
      title: 'Gelijke kansen',
      text: 'Voor elke kandidaat gelden dezelfde eisen. Met verzonnen cv’s meten wij of een score verandert door wie iemand is.',
    },
    {
      title: 'Innovatie',
      text: 'Wij gebruiken nieuwe techniek waar die uw werk aantoonbaar beter maakt, en anders niet.',
    },
    {
      title: 'AI-ethiek',
      text: 'De recruiter beslist, de AI ondersteunt. Privacy en dataminimalisatie horen daarbij.',
    },
  ],
};

export const impact = {
  title: 'De impact die wij nastreven',
  intro: 'Drie doelen. Het zijn geen resultaten: wij zijn nog in pilot.',
  items: [
    {
      value: '100+',
      label: 'bedrijven binnen 3 jaar',
      text: 'Recruiters en werkgevers op de Nederlandse markt, na de lancering.',
    },
    {
      value: '70%',
      label: 'tijdbesparing bij het screenen',
      text: 'Minder uren lezen, meer uren in gesprek.',
    },
    {
      value: '50%+',
      label: 'minder vertekening (bias)',
      text: 'Minstens 50% minder vertekening in wie er op de shortlist komt, vergeleken met recruiters zonder systeem.',
    },
  ],
  note: indicative,
};

export const closing = {
  title: 'Kijk zelf of het klopt',
  intro:
    'In dertig minuten laten wij zien hoe een score tot stand komt. Stel gerust de lastige vragen.',
};

/** Links to other pages. */
export const links = [
  { href: planDemo.href, label: 'Plan Nu een Demo' },
  { href: '/features', label: 'Ontdek Alle Features' },
];
