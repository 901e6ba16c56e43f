import {
  ButtonLink,
  CallToAction,
  FeatureTeasers,
  Hero,
  HowItWorks,
  PilotGoals,
  StatBand,
} from '@heldermatch/ui';
import { HowWeMeasure } from './home/HowWeMeasure.tsx';
import { ExampleMatch } from './home/ExampleMatch.tsx';
import * as content from '../content/home.tsx';

export default function HomePage() {
  return (
    <>
      <Hero
        {...content.hero}
        actions={
          <>
            <ButtonLink href="/register" size="large">
              Start Nu
            </ButtonLink>
            <ButtonLink href="/contact" size="large" variant="secondary">
              Plan een Demo
            </ButtonLink>
            <ButtonLink href="/features" size="large" variant="quiet">
              Ontdek Meer
            </ButtonLink>
          </>
        }
        figure={<ExampleMatch />}
      />
      <StatBand {...content.statistics} />
      <HowItWorks {...content.howItWorks} />
      <PilotGoals {...content.pilotGoals} action={<HowWeMeasure />} />
      <FeatureTeasers
        {...content.teasers}
        action={
          <ButtonLink href="/features" variant="secondary">
            Bekijk Alle Features
          </ButtonLink>
        }
      />
      <CallToAction
        {...content.closing}
        actions={
          <>
            <ButtonLink href="/contact" size="large">
              Plan een Demo
            </ButtonLink>
            <ButtonLink href="/login" size="large" variant="secondary">
              Inloggen
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
