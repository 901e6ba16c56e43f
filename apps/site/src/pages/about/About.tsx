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
import * as copy from './copy.ts';

export default function AboutPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <MissionVision {...copy.missionVision} />
      <WhyDifferent {...copy.whyDifferent} tone="default" />
      <RoadmapTimeline {...copy.roadmap} tone="warm" />
      <CoreValues {...copy.values} tone="default" />
      <Impact {...copy.impact} tone="warm" />
      <CallToAction
        {...copy.closing}
        actions={
          <>
            <ButtonLink href="/contact" size="large">
              {copy.actions.demo}
            </ButtonLink>
            <ButtonLink href="/features" size="large" variant="secondary">
              {copy.actions.features}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}
