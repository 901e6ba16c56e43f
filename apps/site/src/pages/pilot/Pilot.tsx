import {
  Band,
  CallToAction,
  DescriptionList,
  FeatureDetail,
  Hero,
  Illustration,
  KeyPoints,
  RoadmapTimeline,
} from '@heldermatch/ui';
import { measurement, months } from '@heldermatch/ui/drawings';
import { ActionLinks } from '../shared/ActionLinks.tsx';
import * as copy from './copy.tsx';

export default function PilotPage() {
  return (
    <>
      <Hero {...copy.hero} illustration={months} actions={<ActionLinks links={copy.links.top} />} />
      <KeyPoints {...copy.offer} size="large" surface="warm" />
      <RoadmapTimeline {...copy.timetable} />
      <Band
        title={copy.details.title}
        intro={copy.details.intro}
        surface="warm"
        aside={<Illustration drawing={measurement} />}
      >
        <DescriptionList items={copy.details.items} />
      </Band>
      <FeatureDetail id="in-pilot" {...copy.now} />
      <Band title={copy.missing.title} intro={copy.missing.intro} surface="warm">
        <DescriptionList items={copy.missing.items} />
      </Band>
      <CallToAction
        {...copy.closing}
        surface="default"
        actions={<ActionLinks links={copy.links.end} />}
      />
    </>
  );
}
