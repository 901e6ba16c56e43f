import { company } from '@heldermatch/facts';
import { Link, Marker } from '@heldermatch/ui';
import { inDevelopmentNote, phase } from '../shared/labels.ts';

export const hero = {
  eyebrow: <Link href="/pilot#in-pilot">{phase}</Link>,
  title: 'Functionaliteiten',
  intro: (
    <>
      {company.name} neemt u het leeswerk uit handen: cv’s analyseren, kandidaten matchen en een
      shortlist maken met het bewijs erbij. <Marker>De&nbsp;beslissing neemt u.</Marker>
    </>
  ),
  note: inDevelopmentNote,
};

/** Tour of the product in one window, in the order of the work. */
export const tour = {
  label: 'Het product, in vier hoofdstukken',
  title: 'Vacature · recruiter zorg',
  changes: 'Scores van kandidaat 0412, voor en na',
  items: [
    {
      id: 'cv',
      tab: 'Cv',
      label: 'Voorbeeld van een cv waarin het bewijs is gemarkeerd',
      title: 'Cv’s lezen en ordenen',
      intro:
        'U uploadt cv’s als PDF of DOCX. Ervaring, opleiding, talen en vaardigheden komen op vaste plaatsen te staan, en bij elk gegeven ziet u de zin waar het vandaan komt.',
      points: [
        'PDF en DOCX',
        'Bij elk gegeven de vindplaats in het cv',
        'U verbetert wat niet klopt',
      ],
      link: { href: '/features/cv-analysis', label: 'Lees over cv-analyse' },
    },
    {
      id: 'shortlist',
      tab: 'Shortlist',
      label: 'Voorbeeld van een shortlist, van hoog naar laag, met wat de recruiter besloot',
      title: 'Kandidaten en vacature vergelijken',
      intro:
        'Elke kandidaat wordt vergeleken met de eisen van uw vacature. De shortlist loopt van hoog naar laag, en u opent bij iedere kandidaat de reden.',
      points: [
        'U bepaalt welke eisen het zwaarst wegen',
        'Sorteren en filteren op wat u wilt weten',
        'Een lage score sluit niemand uit: afwijzen doet u zelf',
      ],
      link: { href: '/features/smart-matching', label: 'Lees over matchen' },
    },
    {
      id: 'scorecard',
      tab: 'Scorecard',
      label: 'Voorbeeld van een scorecard met vijf categorieën en de som eronder',
      title: 'Een score die u kunt narekenen',
      intro:
        'De Evidence Scorecard laat in vijf categorieën zien hoe een score is opgebouwd: met sterke punten, hiaten, zekerheid en het bewijs uit het cv.',
      points: [
        'Score en zekerheid in procenten',
        'Bewijs, uitleg en context per categorie',
        'U kunt elke score aanpassen en er een notitie bij zetten',
      ],
      link: { href: '/features/evidence-scorecard', label: 'Bekijk de Evidence Scorecard' },
    },
    {
      id: 'choices',
      tab: 'Logboek',
      label: 'Voorbeeld van een score die een recruiter aanpaste, met de reden en de nieuwe som',
      title: 'Uw keuze, terug te lezen',
      intro:
        'Wat u aanpast en besluit, komt in het logboek: wie en wanneer, en bij een aanpassing of een afwijzing ook waarom. Wat de software gaf, blijft ernaast staan, en u kunt alles terugnemen.',
      points: [
        'Elke aanpassing met een reden',
        'Het totaal rekent mee',
        'Later na te lezen wat er op welk moment stond',
      ],
      link: { href: '/compliance', label: 'Lees hoe wij ons verantwoorden' },
    },
  ],
} as const;

export const further = {
  title: 'En na de shortlist',
  items: [
    {
      title: 'Gesprekken plannen',
      text: 'Heeft u gekozen wie er komt, dan worden de gesprekken automatisch gepland: u stelt tijden voor, de kandidaat kiest.',
    },
    {
      title: 'Dashboards',
      text: 'Hoe het met elke vacature staat, hoe lang die openstaat en waar kandidaten afvallen.',
    },
    {
      title: 'Vastgelegde keuzes',
      text: 'Uw keuzes worden vastgelegd. Zo is later na te gaan wie wat besloot, en waarom iemand is afgewezen.',
    },
  ],
};

export const closing = {
  title: 'Zie het met uw eigen vacature',
  intro:
    'In een demo van dertig minuten lopen we samen van vacature naar shortlist. U kiest de vacature.',
};
