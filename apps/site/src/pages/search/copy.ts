import { company } from '@heldermatch/facts';
import { tryAgain } from '../../shell/copy.ts';

export const title = 'Zoeken';
export const label = 'Wat zoekt u op deze site?';

export const documentTitle = (query: string) => `Zoeken naar ‘${query}’ - ${company.name}`;

export function count(query: string, found: number): string {
  if (found === 0) return `Wij vonden niets voor ‘${query}’.`;
  return found === 1 ? `1 pagina over ‘${query}’` : `${found} pagina’s over ‘${query}’`;
}

export const nothingFound = {
  text: 'Probeer een ander of een korter woord, en kijk of alles goed gespeld is. Of kies hieronder een pagina.',
  link: { href: '/contact', label: 'Stel ons uw vraag' },
};

export const failure = {
  title: 'Zoeken lukt nu niet',
  text: 'Wij konden niet laden wat er op deze site staat. Controleer uw verbinding en probeer het opnieuw.',
  buttonLabel: tryAgain,
};

export const noScript =
  'Zoeken werkt alleen met JavaScript. Zet JavaScript aan, of kies hieronder een pagina.';

export const allPages = 'Alle pagina’s';
