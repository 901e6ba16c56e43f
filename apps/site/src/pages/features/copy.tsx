import { CalendarCheck, ChartLine, History } from 'lucide';
import { company } from '@heldermatch/facts';
import { Marker } from '@heldermatch/ui';
import { inPilot } from '../shared/labels.ts';

export const hero = {
  eyebrow: inPilot,
  title: 'Functionaliteiten',
  intro: (
    <>
      {company.name} neemt u het leeswerk uit handen: cv’s analyseren, kandidaten matchen en een
      shortlist maken met het bewijs erbij. <Marker>De beslissing neemt u.</Marker>
    </>
  ),
};

export const cvAnalysis = {
  title: 'Cv’s lezen en ordenen',
  intro:
    'U uploadt cv’s als PDF of DOCX. Ervaring, opleiding, talen en vaardigheden komen op vaste plaatsen te staan, en bij elk gegeven ziet u de zin waar het vandaan komt.',
  points: ['PDF en DOCX', 'Bij elk gegeven de vindplaats in het cv', 'U verbetert wat niet klopt'],
  link: { href: '/features/cv-analysis', label: 'Lees over cv-analyse' },
};

export const smartMatching = {
  title: 'Kandidaten en vacature vergelijken',
  intro:
    'Elke kandidaat wordt vergeleken met de eisen van uw vacature. De shortlist loopt van hoog naar laag, met bij iedere naam de reden.',
  points: [
    'U bepaalt welke eisen het zwaarst wegen',
    'Sorteren en filteren op wat u wilt weten',
    'Een lage score sluit niemand uit: afwijzen doet u zelf',
  ],
  link: { href: '/features/smart-matching', label: 'Lees over matchen' },
};

export const scorecard = {
  title: 'Een score die u kunt narekenen',
  intro:
    'De Evidence Scorecard laat in vijf categorieën zien hoe een score is opgebouwd: met sterke punten, hiaten, zekerheid en het bewijs uit het cv.',
  points: [
    'Score en zekerheid in procenten',
    'Bewijs, uitleg en context per categorie',
    'U kunt elke score aanpassen en er een notitie bij zetten',
  ],
  link: { href: '/features/evidence-scorecard', label: 'Bekijk de Evidence Scorecard' },
};

export const further = {
  title: 'En na de shortlist',
  items: [
    {
      icon: CalendarCheck,
      title: 'Gesprekken plannen',
      text: 'Heeft u gekozen wie er komt, dan worden de gesprekken automatisch gepland.',
    },
    {
      icon: ChartLine,
      title: 'Dashboards',
      text: 'Hoe het met elke vacature staat, hoe lang die openstaat en waar kandidaten afvallen.',
    },
    {
      icon: History,
      title: 'Vastgelegde keuzes',
      text: 'Uw keuzes worden vastgelegd. Zo is later na te gaan wie wat besloot, en waarom.',
    },
  ],
};

export const closing = {
  title: 'Zie het met uw eigen vacature',
  intro:
    'In een demo van dertig minuten lopen we samen van vacature naar shortlist. U kiest de vacature.',
};
