import { company } from '@heldermatch/facts';

const { name } = company;

export interface Route {
  path: string;
  /** Other paths that show the same page; `path` is the canonical one. */
  aliases?: readonly string[];
  /** Its file in `pages/`. */
  page: string;
  /** With navigation and footer, or without. */
  chrome: 'full' | 'bare';
  /** Only for who is signed in. */
  isGuarded?: boolean;
  title: string;
  description: string;
  /** Kept out of search engines. */
  isHidden?: boolean;
  /** Its name in the navigation bar, in the order of this table. */
  navigation?: string;
  /** Its name in the footer. */
  footer?: string;
}

/** Every route of the site. Router, prerender, navigation, footer and tests read this table. */
export const routes: readonly Route[] = [
  {
    path: '/',
    page: 'Home',
    chrome: 'full',
    title: `${name} - AI-recruitment met bewijs uit het cv`,
    description: `${name} leest cv’s, vergelijkt ze met uw vacature en laat bij elke score zien welk bewijs erachter zit. U beslist.`,
    navigation: 'Home',
  },
  {
    path: '/features',
    page: 'Features',
    chrome: 'full',
    title: `Functionaliteiten - ${name}`,
    description: `Van cv-analyse tot Evidence Scorecard: wat ${name} voor recruiters doet, en wat u zelf blijft beslissen.`,
    navigation: 'Functionaliteiten',
  },
  {
    path: '/features/cv-analysis',
    page: 'CvAnalysis',
    chrome: 'full',
    title: `Cv-analyse - ${name}`,
    description: `${name} leest cv’s in PDF en DOCX, ordent wat erin staat en wijst de plek aan waar het staat.`,
  },
  {
    path: '/features/smart-matching',
    page: 'SmartMatching',
    chrome: 'full',
    title: `Slim matchen - ${name}`,
    description: `${name} vergelijkt kandidaten met uw vacature en rangschikt ze van hoog naar laag, met de reden erbij.`,
  },
  {
    path: '/features/evidence-scorecard',
    aliases: ['/evidence-scorecard'],
    page: 'EvidenceScorecard',
    chrome: 'full',
    title: `Evidence Scorecard - ${name}`,
    description:
      'Een matchscore die u kunt narekenen: vijf categorieën, elk met score, zekerheid, bewijs uit het cv en uitleg.',
  },
  {
    path: '/about',
    page: 'About',
    chrome: 'full',
    title: `Over ${name} - AI-gedreven Recruitment met Transparantie`,
    description:
      'Waarom wij AI-recruitment maken die u kunt controleren: onze missie, onze waarden en de weg tot en met 2027.',
    navigation: 'Over',
  },
  {
    path: '/contact',
    page: 'Contact',
    chrome: 'full',
    title: `Contact en demo - ${name}`,
    description: `Stel uw vraag of plan direct een demo van ${name} met uw eigen vacature.`,
    navigation: 'Contact',
    footer: 'Contact',
  },
  {
    path: '/compliance',
    page: 'Compliance',
    chrome: 'full',
    title: `Compliance en verantwoording - ${name}`,
    description: `DPIA, menselijke controle, transparantie, hosting in de EU en bewaartermijnen: hoe ${name} zich verantwoordt.`,
    navigation: 'Compliance',
  },
  {
    path: '/login',
    page: 'Login',
    chrome: 'bare',
    title: `Inloggen - ${name}`,
    description: `Log in op ${name}.`,
    isHidden: true,
    navigation: 'Inloggen',
  },
  {
    path: '/privacy',
    page: 'Privacy',
    chrome: 'full',
    title: `Privacy Verklaring - ${name}`,
    description: `Welke gegevens ${name} verwerkt, waarom, hoe lang, wie ze ontvangt en welke rechten u heeft.`,
    footer: 'Privacy Verklaring',
  },
  {
    path: '/terms',
    page: 'Terms',
    chrome: 'full',
    title: `Algemene Voorwaarden - ${name}`,
    description: `De voorwaarden waaronder ${name} zijn diensten levert.`,
    footer: 'Algemene Voorwaarden',
  },
  {
    path: '/dpa',
    page: 'Dpa',
    chrome: 'full',
    title: `Verwerkersovereenkomst - ${name}`,
    description: `De afspraken over de verwerking van persoonsgegevens tussen de Klant en ${name}.`,
    footer: 'Verwerkersovereenkomst',
  },
  {
    path: '/register',
    page: 'Register',
    chrome: 'bare',
    title: `Account maken - ${name}`,
    description: `Maak een account voor ${name}.`,
    isHidden: true,
  },
  {
    path: '/dashboard',
    page: 'Dashboard',
    chrome: 'bare',
    isGuarded: true,
    title: `Dashboard - ${name}`,
    description: `Uw omgeving op ${name}.`,
    isHidden: true,
  },
];

/** What every other path shows. */
export const notFound: Route = {
  path: '/404',
  page: 'NotFound',
  chrome: 'full',
  title: `Pagina niet gevonden - ${name}`,
  description: 'Deze pagina bestaat niet.',
  isHidden: true,
};

const byPath = new Map(
  routes.flatMap((route) => [route.path, ...(route.aliases ?? [])].map((path) => [path, route])),
);

/** The route of a path; a final slash makes no difference. */
export const routeOf = (path: string): Route =>
  byPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path) ?? notFound;
