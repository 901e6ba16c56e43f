// The pages in the menu, with the titles that they have.
import type { SideNavItem } from '@heldermatch/ui';
import {
  Accessibility,
  CalendarDays,
  ChartColumn,
  CircleUserRound,
  Database,
  FilePlus,
  History,
  Inbox,
  ListChecks,
  Scale,
  Settings,
  Users,
} from 'lucide';
import { unnamed } from './log.ts';
import type { Vacancy } from './vacancy.ts';

export const pages: readonly SideNavItem[] = [
  { href: '/', label: 'Vandaag', icon: Inbox },
  { href: '/agenda', label: 'Agenda', icon: CalendarDays },
  { href: '/report', label: 'Cijfers', icon: ChartColumn },
  { href: '/data', label: 'Gegevens', icon: Database },
];

/** Statement about the desk itself, away from the daily work. */
export const statement: SideNavItem = {
  href: '/accessibility',
  label: 'Toegankelijkheid',
  icon: Accessibility,
};

export const settings = { href: '/settings', label: 'Instellingen', icon: Settings };

/** Link to the settings, with the name of the user. */
export const settingsOf = (by: string): SideNavItem =>
  by === unnamed ? settings : { ...settings, label: by, icon: CircleUserRound };

/** Pages of a vacancy. */
export const pagesOf = ({ id }: Pick<Vacancy, 'id'>, mayAdd: boolean): readonly SideNavItem[] => [
  { href: `/vacancies/${id}/candidates`, label: 'Kandidaten', icon: Users },
  ...(mayAdd ? [{ href: `/vacancies/${id}/add`, label: 'Cv’s toevoegen', icon: FilePlus }] : []),
  { href: `/vacancies/${id}/edit`, label: 'Vacature', icon: ListChecks },
  { href: `/vacancies/${id}/fairness`, label: 'Gelijke kansen', icon: Scale },
  { href: `/vacancies/${id}/log`, label: 'Logboek', icon: History },
];

/** Title of the page at a path, if it doesn't depend on data of the page. */
export function titleAt(path: string, vacancy: Vacancy | undefined): string | undefined {
  if (vacancy === undefined)
    return [...pages, statement, settings].find(({ href }) => href === path)?.label;
  const page = pagesOf(vacancy, true).find(({ href }) => href === path);
  const hasOwnTitle = page === undefined || page.href.endsWith('/candidates');
  return hasOwnTitle ? vacancy.title : `${page.label}: ${vacancy.title}`;
}
