import {
  CallToAction,
  CoreValues,
  Hero,
  Impact,
  MissionVision,
  RoadmapTimeline,
  KeyPoints,
} from '@heldermatch/ui';
import { Calls } from '../shared/Calls.tsx';
import * as copy from './copy.tsx';

export default function AboutPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <MissionVision {...copy.missionVision} />
      <KeyPoints {...copy.whyDifferent} />
      <RoadmapTimeline {...copy.roadmap} surface="warm" />
      <CoreValues {...copy.values} />
      <Impact {...copy.impact} surface="warm" />
      <CallToAction {...copy.closing} actions={<Calls links={copy.links} />} />
    </>
  );
}
