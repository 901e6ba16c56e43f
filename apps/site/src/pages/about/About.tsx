import {
  CallToAction,
  CoreValues,
  Hero,
  Impact,
  MissionVision,
  RoadmapTimeline,
  WhyDifferent,
} from '@heldermatch/ui';
import { Calls } from '../shared/Calls.tsx';
import * as copy from './copy.tsx';

export default function AboutPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <MissionVision {...copy.missionVision} />
      <WhyDifferent {...copy.whyDifferent} surface="default" />
      <RoadmapTimeline {...copy.roadmap} surface="warm" />
      <CoreValues {...copy.values} surface="default" />
      <Impact {...copy.impact} surface="warm" />
      <CallToAction {...copy.closing} surface="default" actions={<Calls links={copy.links} />} />
    </>
  );
}
