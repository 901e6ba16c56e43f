import {
  ButtonLink,
  CallToAction,
  FeatureTeasers,
  Hero,
  HowItWorks,
  Inline,
  KpiDialog,
  Link,
  PilotGoals,
  StatBand,
} from '@heldermatch/ui';
import { ActionLinks } from '../shared/ActionLinks.tsx';
import { ExampleMatch } from '../shared/ExampleMatch.tsx';
import * as copy from './copy.tsx';

export default function HomePage() {
  return (
    <>
      <Hero
        {...copy.hero}
        actions={<ActionLinks links={copy.links.top} />}
        figure={<ExampleMatch />}
      />
      <StatBand {...copy.statistics} />
      <HowItWorks {...copy.howItWorks} />
      <PilotGoals
        {...copy.pilotGoals}
        action={
          <Inline gap="m">
            <KpiDialog {...copy.kpiDialog} />
            <Link href={copy.allFigures.href} variant="standalone">
              {copy.allFigures.label}
            </Link>
          </Inline>
        }
      />
      <FeatureTeasers
        {...copy.teasers}
        action={
          <ButtonLink href={copy.links.features.href} variant="secondary">
            {copy.links.features.label}
          </ButtonLink>
        }
      />
      <CallToAction {...copy.closing} actions={<ActionLinks links={copy.links.end} />} />
    </>
  );
}
