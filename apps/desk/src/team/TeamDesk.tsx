import { AuthCard, Button, LocaleProvider, Text, ToastRegion } from '@heldermatch/ui';
import type { Session } from '@supabase/supabase-js';
import { UsersRound } from 'lucide';
import { lazy, useCallback, useEffect, useState, type ReactNode } from 'react';
import { Router } from 'wouter';
import { App, type ExtraPage } from '../App.tsx';
import { rules } from '../engines/rules.ts';
import { toasts } from '../toasts.ts';
import { connect, type Client } from './client.ts';
import { Members } from './Members.tsx';
import { readMemberships } from './memberships.ts';
import type { Membership } from './reads.ts';
import { SignIn, wordmark } from './SignIn.tsx';
import { StartTeam } from './StartTeam.tsx';
import { teamStore } from './teamStore.ts';

// Split from the rest: few users move anything.
const Import = lazy(async () => ({ default: (await import('./Import.tsx')).Import }));

interface TeamDeskProps {
  /** URL of the Supabase project. */
  url: string;
  /** Its publishable key. */
  publishableKey: string;
  /** Origin of the site, where users register. */
  site: string;
}

/** The desk of a team: the user signs in and chooses a team, whose data are in a Supabase project. */
export function TeamDesk({ url, publishableKey, site }: TeamDeskProps) {
  const [client] = useState(() => connect(url, publishableKey));
  const session = useSession(client);
  if (session === undefined) return null;
  if (session !== null) return <OwnTeams key={session.user.id} {...{ client, session }} />;
  return (
    <Outside>
      <SignIn {...{ client, site }} />
    </Outside>
  );
}

/** Session of the user; null when signed out, undefined until it is known. */
function useSession(client: Client) {
  const [session, setSession] = useState<Session | null>();
  useEffect(() => {
    const { data } = client.auth.onAuthStateChange((_event, next) => setSession(next));
    return () => data.subscription.unsubscribe();
  }, [client]);
  return session;
}

/** Frame of the pages before the desk. */
export function Outside({ children }: { children: ReactNode }) {
  return (
    <LocaleProvider>
      <main>{children}</main>
      <ToastRegion toasts={toasts} />
    </LocaleProvider>
  );
}

interface OwnTeamsProps {
  client: Client;
  session: Session;
}

/** Shows the desk of the user's team. */
function OwnTeams({ client, session: { user } }: OwnTeamsProps) {
  const [memberships, setMemberships] = useState<readonly Membership[] | 'failed'>();
  const [chosen, setChosen] = useChosenTeam();
  const read = useCallback(
    () => readMemberships(client, user.id).then(setMemberships, () => setMemberships('failed')),
    [client, user.id],
  );
  useEffect(() => void read(), [read]);
  if (memberships === undefined) return null;
  if (memberships === 'failed') {
    return (
      <Outside>
        <AuthCard
          wordmark={wordmark}
          title="Geen verbinding"
          intro="De database van uw team antwoordt niet."
          note={undefined}
        >
          <Text>Er is niets verloren. Controleer uw verbinding.</Text>
          <Button onPress={() => void read()}>Probeer opnieuw</Button>
        </AuthCard>
      </Outside>
    );
  }
  const [only, ...others] = memberships;
  const membership =
    memberships.find(({ organisation }) => organisation === chosen) ??
    (others.length === 0 && chosen !== '' ? only : undefined);
  if (membership !== undefined) {
    return (
      <OpenTeam
        key={membership.organisation}
        {...{ client, membership }}
        onLeave={() => setChosen('')}
      />
    );
  }
  return (
    <Outside>
      <StartTeam
        {...{ client, memberships }}
        email={user.email ?? ''}
        onChoose={setChosen}
        onRetry={read}
      />
    </Outside>
  );
}

const chosenKey = 'heldermatch-team';

/** Id of the team that the user chose in this tab, also after a reload. A browser without storage forgets it. */
function useChosenTeam() {
  const [chosen, setChosen] = useState(() => {
    try {
      return sessionStorage.getItem(chosenKey) ?? undefined;
    } catch {
      return undefined;
    }
  });
  const choose = (organisation: string) => {
    setChosen(organisation);
    try {
      sessionStorage.setItem(chosenKey, organisation);
    } catch {
      // It is asked again after a reload.
    }
  };
  return [chosen, choose] as const;
}

interface OpenTeamProps {
  client: Client;
  membership: Membership;
  onLeave: () => void;
}

/** Desk of a team, for one of its members. */
export function OpenTeam({ client, membership, onLeave }: OpenTeamProps) {
  const [store] = useState(() => teamStore(client, membership));
  const [database] = useState(() => ({ client, ...membership }));
  const [extraPages] = useState((): readonly ExtraPage[] => {
    const page = () => <Members {...{ database, onLeave }} />;
    return [{ href: '/team', label: 'Team', icon: UsersRound, page }];
  });
  return (
    <Router>
      {/* Fixed rules, and no AI: see 'Connect an engine' in the README. */}
      <App {...{ store, extraPages }} engine={rules} dataSection={<Import database={database} />} />
    </Router>
  );
}
