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
      <WhyDifferent {...copy.whyDifferent} surface="default" />
      <RoadmapTimeline {...copy.roadmap} surface="warm" />
      <CoreValues {...copy.values} surface="default" />
      <Impact {...copy.impact} surface="warm" />
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
