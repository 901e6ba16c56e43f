import {
  CallToAction,
  CoreValues,
  Hero,
  Impact,
  MissionVision,
  RoadmapTimeline,
  KeyPoints,
} from '@heldermatch/ui';
import { ActionLinks } from '../shared/ActionLinks.tsx';
import { marking } from '@heldermatch/ui/drawings';
import * as copy from './copy.tsx';

export default function AboutPage() {
  return (
    <>
      <Hero {...copy.hero} illustration={marking} />
      <MissionVision {...copy.missionVision} />
      <KeyPoints {...copy.whyDifferent} />
      <RoadmapTimeline {...copy.roadmap} surface="warm" />
      <CoreValues {...copy.values} surface="default" />
      <Impact {...copy.impact} surface="warm" />
      <CallToAction
        {...copy.closing}
        actions={<ActionLinks links={copy.links} />}
        surface="default"
      />
    </>
  );
}
