import {
  ButtonLink,
  CallToAction,
  FeatureTeasers,
  Hero,
  HowItWorks,
  PilotGoals,
  StatBand,
} from '@heldermatch/ui';
import { HowWeMeasure } from './HowWeMeasure.tsx';
import { ExampleMatch } from '../shared/ExampleMatch.tsx';
import * as copy from './copy.tsx';

export default function HomePage() {
  return (
    <>
      <Hero
        {...copy.hero}
        actions={
          <>
            <ButtonLink href="/register" size="large">
              {copy.actions.start}
            </ButtonLink>
            <ButtonLink href="/contact" size="large" variant="secondary">
              {copy.actions.demo}
            </ButtonLink>
            <ButtonLink href="/features" size="large" variant="quiet">
              {copy.actions.more}
            </ButtonLink>
          </>
        }
        figure={<ExampleMatch />}
      />
      <StatBand {...copy.statistics} />
      <HowItWorks {...copy.howItWorks} />
      <PilotGoals {...copy.pilotGoals} action={<HowWeMeasure />} />
      <FeatureTeasers
        {...copy.teasers}
        action={
          <ButtonLink href="/features" variant="secondary">
            {copy.actions.allFeatures}
          </ButtonLink>
        }
      />
      <CallToAction
        {...copy.closing}
        actions={
          <>
            <ButtonLink href="/contact" size="large">
              {copy.actions.demo}
            </ButtonLink>
            <ButtonLink href="/login" size="large" variant="secondary">
              {copy.actions.login}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
