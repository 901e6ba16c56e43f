import type { Profile } from '@heldermatch/forms';
import {
  Band,
  Button,
  ButtonLink,
  DashboardWelcome,
  ExpectedFeatures,
  HowItWorks,
  Inline,
} from '@heldermatch/ui';
import { steps } from '@heldermatch/ui/drawings';
import { useEffect, useState } from 'react';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { readProfile, signOut } from '../../baas/account.ts';
import { wordmark } from '../../shell/wordmark.ts';
import { deskDemo } from '../shared/deskDemo.ts';
import * as copy from './copy.ts';
import { screens } from './screens.tsx';

/** Profile of the signed-in user: undefined while loading, null if it can't be read. A new token retries. */
function useProfile(userId?: string, accessToken?: string): Profile | null | undefined {
  const [profile, setProfile] = useState<Profile | null>();
  useEffect(() => {
    if (userId === undefined || accessToken === undefined) return undefined;
    let isCurrent = true;
    const read = async () => {
      try {
        const answer = await readProfile(userId);
        if (isCurrent) setProfile(answer);
      } catch (error) {
        // oxlint-disable-next-line no-console -- for debugging; the greeting omits the name
        console.error('The profile could not be read', error);
        if (isCurrent) setProfile((known) => known ?? null);
      }
    };
    void read();
    return () => {
      isCurrent = false;
    };
  }, [userId, accessToken]);
  return profile;
}

export default function DashboardPage() {
  const { user, session } = useAuth();
  const profile = useProfile(user?.id, session?.access_token);
  const desk = deskDemo();
  return (
    <>
      <Band>
        <DashboardWelcome
          wordmark={wordmark}
          title={profile === undefined ? copy.greeting : copy.welcome(profile?.name)}
          company={profile?.company || undefined}
          text={copy.text}
          launch={copy.launch}
          launchNote={copy.launchNote}
          illustration={steps}
          actions={
            <>
              {desk !== undefined && (
                <ButtonLink href={desk.link.href}>{desk.link.label}</ButtonLink>
              )}
              <ButtonLink href="/account" variant="secondary">
                {copy.actions.account}
              </ButtonLink>
              <Inline gap="m">
                <ButtonLink href="/" variant={desk === undefined ? 'primary' : 'quiet'}>
                  {copy.actions.home}
                </ButtonLink>
                <Button variant="quiet" onPress={() => void signOut()}>
                  {copy.actions.signOut}
                </Button>
              </Inline>
            </>
          }
        />
      </Band>
      {desk !== undefined && <HowItWorks {...copy.firstSteps} intro={desk.text} surface="warm" />}
      <Band>
        <ExpectedFeatures
          title={copy.features.title}
          items={copy.features.items.map((item, index) => ({ ...item, figure: screens[index] }))}
        />
      </Band>
    </>
  );
}
