import { company } from '@heldermatch/facts';
import type { Route } from './route.ts';
import { searchPath } from './shell/links.ts';

const { name } = company;

/** All routes of the site. Router, prerender and tests read this table. */
export const routes: readonly Route[] = [
  {
    path: '/',
    page: () => import('./pages/home/Home.tsx'),
    chrome: 'full',
    title: `${name} - AI-recruitment met bewijs uit het cv`,
    description: `${name} leest cv’s, vergelijkt ze met uw vacature en laat bij elke score zien welk bewijs erachter zit. U beslist.`,
  },
  {
    path: '/features',
    page: () => import('./pages/features/Features.tsx'),
    chrome: 'full',
    title: `Functionaliteiten - ${name}`,
    description: `Van cv-analyse tot Evidence Scorecard: wat ${name} voor recruiters doet, en wat u zelf blijft beslissen.`,
  },
  {
    path: '/features/cv-analysis',
    page: () => import('./pages/cvAnalysis/CvAnalysis.tsx'),
    chrome: 'full',
    title: `Cv-analyse - ${name}`,
    description: `${name} leest cv’s in PDF en DOCX, ordent wat erin staat en wijst de plek aan waar het staat.`,
  },
  {
    path: '/features/smart-matching',
    page: () => import('./pages/smartMatching/SmartMatching.tsx'),
    chrome: 'full',
    title: `Slim matchen - ${name}`,
    description: `${name} vergelijkt kandidaten met uw vacature en rangschikt ze van hoog naar laag, met de reden erbij.`,
  },
  {
    path: '/features/evidence-scorecard',
    aliases: ['/evidence-scorecard'],
    page: () => import('./pages/evidenceScorecard/EvidenceScorecard.tsx'),
    chrome: 'full',
    title: `Evidence Scorecard - ${name}`,
    description:
      'Een matchscore die u kunt narekenen: vijf categorieën, elk met score, zekerheid, bewijs uit het cv en uitleg.',
  },
  {
    path: '/about',
    page: () => import('./pages/about/About.tsx'),
    chrome: 'full',
    title: `Over ${name} - AI-gedreven Recruitment met Transparantie`,
    description:
      'Waarom wij AI-recruitment maken die u kunt controleren: onze missie, onze waarden en de weg tot en met 2027.',
  },
  {
    path: '/contact',
    page: () => import('./pages/contact/Contact.tsx'),
    chrome: 'full',
    title: `Contact en demo - ${name}`,
    description: `Stel uw vraag of plan direct een demo van ${name} met uw eigen vacature.`,
  },
  {
    path: '/compliance',
    page: () => import('./pages/compliance/Compliance.tsx'),
    chrome: 'full',
    title: `Compliance en verantwoording - ${name}`,
    description: `DPIA, menselijke controle, transparantie, hosting in de EU en bewaartermijnen: hoe ${name} zich verantwoordt.`,
  },
  {
    path: '/candidates',
    page: () => import('./pages/forCandidates/ForCandidates.tsx'),
    chrome: 'full',
    title: `Voor kandidaten - ${name}`,
    description:
      'Wat er met uw cv gebeurt, wat niet mag meetellen, hoe u bezwaar maakt en een mens spreekt. Met voorbeeldteksten voor werkgevers.',
  },
  {
    path: '/how-we-score',
    page: () => import('./pages/howWeScore/HowWeScore.tsx'),
    chrome: 'full',
    title: `Hoe wij scoren - ${name}`,
    description:
      'Wat er in een score gaat, wat erbuiten blijft, hoe hij wordt opgeteld, wat er mis kan gaan en hoe wij vertekening meten.',
  },
  {
    path: '/pilot',
    page: () => import('./pages/pilot/Pilot.tsx'),
    chrome: 'full',
    title: `De pilot - ${name}`,
    description: `Meedoen aan de pilot van ${name}: voor wie, hoe lang, wat het kost, wat u doet en wat er daarna gebeurt.`,
  },
  {
    path: '/accessibility',
    page: () => import('./pages/accessibility/Accessibility.tsx'),
    chrome: 'full',
    title: `Toegankelijkheid - ${name}`,
    description: `Toegankelijkheidsverklaring van ${name}: wat wij hebben onderzocht, wat nog niet goed gaat en waar u het meldt.`,
  },
  {
    path: searchPath,
    page: () => import('./pages/search/Search.tsx'),
    starts: 'with-query',
    chrome: 'full',
    title: `Zoeken - ${name}`,
    description: `Zoek op de site van ${name}.`,
    isHidden: true,
  },
  {
    path: '/login',
    page: () => import('./pages/login/Login.tsx'),
    starts: 'with-session',
    chrome: 'bare',
    title: `Inloggen - ${name}`,
    description: `Log in bij ${name}.`,
    isHidden: true,
  },
  {
    path: '/privacy',
    page: () => import('./pages/privacy/Privacy.tsx'),
    chrome: 'full',
    title: `Privacy Verklaring - ${name}`,
    description: `Welke gegevens ${name} verwerkt, waarom, hoe lang, wie ze ontvangt en welke rechten u heeft.`,
  },
  {
    path: '/terms',
    page: () => import('./pages/terms/Terms.tsx'),
    chrome: 'full',
    title: `Algemene Voorwaarden - ${name}`,
    description: `De voorwaarden waaronder ${name} diensten levert.`,
  },
  {
    path: '/dpa',
    page: () => import('./pages/dpa/Dpa.tsx'),
    chrome: 'full',
    title: `Verwerkersovereenkomst - ${name}`,
    description: `De afspraken over de verwerking van persoonsgegevens tussen de Klant en ${name}.`,
  },
  {
    path: '/register',
    page: () => import('./pages/register/Register.tsx'),
    starts: 'with-session',
    chrome: 'bare',
    title: `Account maken - ${name}`,
    description: `Maak een account voor ${name}.`,
    isHidden: true,
  },
  {
    path: '/dashboard',
    page: () => import('./pages/dashboard/Dashboard.tsx'),
    starts: 'now',
    chrome: 'bare',
    isGuarded: true,
    title: `Dashboard - ${name}`,
    description: `Uw omgeving op ${name}.`,
    isHidden: true,
  },
  {
    path: '/account',
    page: () => import('./pages/account/Account.tsx'),
    starts: 'now',
    chrome: 'bare',
    isGuarded: true,
    title: `Mijn account - ${name}`,
    description: `Uw gegevens bij ${name}: wijzigen, downloaden en verwijderen.`,
    isHidden: true,
  },
  {
    path: '/forgot-password',
    page: () => import('./pages/forgotPassword/ForgotPassword.tsx'),
    chrome: 'bare',
    title: `Wachtwoord vergeten - ${name}`,
    description: `Vraag een nieuw wachtwoord aan voor uw account bij ${name}.`,
    isHidden: true,
  },
  {
    path: '/reset-password',
    page: () => import('./pages/resetPassword/ResetPassword.tsx'),
    starts: 'now',
    chrome: 'bare',
    title: `Nieuw wachtwoord - ${name}`,
    description: `Kies een nieuw wachtwoord voor uw account bij ${name}.`,
    isHidden: true,
  },
  {
    path: '/confirm',
    page: () => import('./pages/confirm/Confirm.tsx'),
    starts: 'now',
    chrome: 'bare',
    title: `Bevestigen - ${name}`,
    description: `Bevestig uw account bij ${name}.`,
    isHidden: true,
  },
];

/** Route of all other paths. */
export const notFound: Route = {
  path: '/404',
  page: () => import('./pages/notFound/NotFound.tsx'),
  starts: 'now',
  chrome: 'full',
  title: `Pagina niet gevonden - ${name}`,
  description: 'Deze pagina bestaat niet.',
  isHidden: true,
};

const byPath = new Map(
  routes.flatMap((route) => [route.path, ...(route.aliases ?? [])].map((path) => [path, route])),
);

/** Route of a path. Ignores a final slash. */
export const routeOf = (path: string): Route =>
  byPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path) ?? notFound;
