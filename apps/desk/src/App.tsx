import {
  AppShell,
  Badge,
  Inline,
  Link,
  LocaleProvider,
  RouterProvider,
  SideNav,
  ToastRegion,
  Wordmark,
  type SideNavItem,
} from '@heldermatch/ui';
import { lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { DeskProvider, useDesk, type DeskProviderProps } from './desk.tsx';
import { useCommands } from './commands.ts';
import { Failed, FailureBoundary } from './Failure.tsx';
import { Loading } from './Loading.tsx';
import { pages, pagesOf, settings, settingsOf, statement, titleAt } from './links.ts';
import { fetchOnDemand } from './onDemand.ts';
import { Title } from './Title.tsx';
import { toasts } from './toasts.ts';
import type { Vacancy } from './vacancy.ts';

// Pages are code-split, so that each loads only its own code.
const Today = lazy(async () => ({ default: (await import('./pages/Today.tsx')).Today }));
const Agenda = lazy(async () => ({ default: (await import('./pages/Agenda.tsx')).Agenda }));
const Report = lazy(async () => ({ default: (await import('./pages/Report.tsx')).Report }));
const NewVacancy = lazy(async () => ({
  default: (await import('./pages/EditVacancy.tsx')).NewVacancy,
}));
const Statement = lazy(async () => ({
  default: (await import('./pages/Statement.tsx')).Statement,
}));
const Data = lazy(async () => ({ default: (await import('./pages/Data.tsx')).Data }));
const Profile = lazy(async () => ({ default: (await import('./pages/Profile.tsx')).Profile }));
const Notifications = lazy(async () => ({
  default: (await import('./Notifications.tsx')).Notifications,
}));
const Palette = lazy(async () => ({ default: (await fetchOnDemand()).Palette }));
const Keys = lazy(async () => ({ default: (await fetchOnDemand()).Keys }));
const vacancyPages: Record<string, ComponentType<{ vacancy: Vacancy }>> = {
  '/candidates': lazy(async () => ({
    default: (await import('./pages/Candidates.tsx')).Candidates,
  })),
  '/candidates/:candidate/data': lazy(async () => ({
    default: (await import('./pages/Access.tsx')).Access,
  })),
  // The user comes from there, and an own chunk would move what both share into the first page.
  '/candidates/:candidate/mail': lazy(async () => ({
    default: (await import('./pages/Candidates.tsx')).Mail,
  })),
  '/candidates/compare': lazy(async () => ({
    default: (await import('./pages/Compare.tsx')).Compare,
  })),
  '/add': lazy(async () => ({ default: (await import('./pages/Add.tsx')).Add })),
  '/edit': lazy(async () => ({ default: (await import('./pages/EditVacancy.tsx')).EditVacancy })),
  '/fairness': lazy(async () => ({ default: (await import('./pages/Report.tsx')).Fairness })),
  '/log': lazy(async () => ({ default: (await import('./pages/Log.tsx')).Log })),
};

/** A page that a home of the data adds, such as the members of a team. */
export interface ExtraPage extends SideNavItem {
  page: ComponentType;
}

export interface AppProps extends Omit<DeskProviderProps, 'children'> {
  /** @default [] */
  extraPages?: readonly ExtraPage[];
  /** Section that a home of the data adds to 'Gegevens'. */
  dataSection?: ReactNode;
}

const noPages: readonly ExtraPage[] = [];

/** Application root: the frame, and the page for the current URL. */
export function App({ extraPages = noPages, dataSection, ...desk }: AppProps) {
  const [, navigate] = useLocation();
  return (
    <LocaleProvider>
      <RouterProvider navigate={navigate}>
        <DeskProvider {...desk}>
          <Frame extraPages={extraPages}>
            <Switch>
              <Route path="/" component={Today} />
              {/* Requests and answers had their own page before they were on the start page. */}
              <Route path="/waiting">
                <Redirect to="/" replace />
              </Route>
              <Route path="/agenda" component={Agenda} />
              <Route path="/report" component={Report} />
              <Route path="/vacancies/new" component={NewVacancy} />
              <Route path="/data">
                <Data>{dataSection}</Data>
              </Route>
              <Route path="/settings" component={Profile} />
              <Route path="/accessibility" component={Statement} />
              {extraPages.map(({ href, page }) => (
                <Route key={href} path={href} component={page} />
              ))}
              {Object.entries(vacancyPages).map(([path, Page]) => (
                <Route key={path} path={`/vacancies/:id${path}`}>
                  {({ id = '' }) => <OfVacancy id={id} page={Page} />}
                </Route>
              ))}
              <Route component={NotFound} />
            </Switch>
          </Frame>
          <ToastRegion toasts={toasts} />
        </DeskProvider>
      </RouterProvider>
    </LocaleProvider>
  );
}

interface OfVacancyProps {
  id: string;
  page: ComponentType<{ vacancy: Vacancy }>;
}

/** Page of a vacancy, if it exists. */
function OfVacancy({ id, page: Page }: OfVacancyProps) {
  const vacancy = useDesk().vacancies.find((one) => one.id === id);
  return vacancy === undefined ? <NotFound /> : <Page key={id} vacancy={vacancy} />;
}

/** Layout around every page. Until the stored data have been read, it matches the prerendered HTML. */
function Frame({
  extraPages,
  children,
}: {
  extraPages: readonly ExtraPage[];
  children: ReactNode;
}) {
  const { status, by, team, deskLines, store, read, vacancies, may } = useDesk();
  const [location] = useLocation();
  // A team's desk isn't prerendered.
  const path = status === 'loading' && store.local !== undefined ? '' : location;
  const id = /^\/vacancies\/([^/]+)/.exec(path)?.[1];
  const vacancy = vacancies.find((one) => one.id === id);
  const loading = <Loading title={titleAt(path, vacancy)} />;
  return (
    <AppShell
      headerPlacement="side"
      header={
        <Inline justify="between" gap="xs">
          <Wordmark marked="Werk" rest="bank" href="/" />
          {/* An empty log notifies of nothing. */}
          {(team !== undefined || deskLines.length > 0) && (
            <Suspense>
              <Notifications />
            </Suspense>
          )}
          {team === undefined && <Badge>Voorbeelddata</Badge>}
        </Inline>
      }
      navigation={
        <SideNav
          label="Werkbank"
          currentPath={path}
          items={[
            ...pages,
            ...extraPages.map(({ page: _page, ...link }) => link),
            ...(vacancy === undefined
              ? []
              : [{ title: vacancy.title, items: pagesOf(vacancy, may('added')) }]),
          ]}
          footer={[statement, settingsOf(by)]}
        />
      }
    >
      {status === 'loading' && loading}
      {status === 'failed' && (
        <Failed isLocal={store.local !== undefined} onRetry={() => void read()} />
      )}
      {status === 'ready' && (
        <FailureBoundary key={path}>
          <Suspense fallback={loading}>{children}</Suspense>
        </FailureBoundary>
      )}
      {status === 'ready' && <Shortcuts vacancy={vacancy} />}
    </AppShell>
  );
}

/** Keys that work on every page, the command palette and the list of keys. */
function Shortcuts({ vacancy }: { vacancy: Vacancy | undefined }) {
  const { vacancies, may } = useDesk();
  const [shown, setShown] = useState<'palette' | 'keys'>();
  const close = () => setShown(undefined);
  useCommands('Overal', [
    { id: 'palette', label: 'Opdracht zoeken', keys: '$mod+k', run: () => setShown('palette') },
    { id: 'keys', label: 'Toetsen tonen', keys: 'Shift+?', run: () => setShown('keys') },
  ]);
  return (
    <Suspense fallback={<div data-opens-dialog hidden />}>
      {shown === 'palette' && (
        <Palette
          onClose={close}
          links={[
            ...(vacancy === undefined ? [] : pagesOf(vacancy, may('added'))),
            ...vacancies
              .filter(({ id }) => id !== vacancy?.id)
              .map(({ id, title, place }) => ({
                href: `/vacancies/${id}/candidates`,
                label: title,
                description: place,
              })),
            ...pages,
            statement,
            settings,
          ]}
        />
      )}
      {shown === 'keys' && <Keys onClose={close} />}
    </Suspense>
  );
}

function NotFound() {
  return (
    <>
      <Title>Deze pagina is er niet</Title>
      <p>
        <Link href="/">Naar de vacatures</Link>
      </p>
    </>
  );
}
