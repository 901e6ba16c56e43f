import {
  ButtonLink,
  CallToAction,
  CoreValues,
  Hero,
  Impact,
  MissionVision,
  RoadmapTimeline,
  WhyDifferent,
} from '@heldermatch/ui';
import * as content from '../content/about.ts';

export default function AboutPage() {
  return (
    <>
      <Hero {...content.hero} />
      <MissionVision {...content.missionVision} />
      <WhyDifferent {...content.whyDifferent} tone="default" />
      <RoadmapTimeline {...content.roadmap} tone="warm" />
      <CoreValues {...content.values} tone="default" />
      <Impact {...content.impact} tone="warm" />
      <CallToAction
        {...content.closing}
        actions={
          <>
            <ButtonLink href="/contact" size="large">
              Plan Nu een Demo
            </ButtonLink>
            <ButtonLink href="/features" size="large" variant="secondary">
              Ontdek Alle Features
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
