import { Band, CallToAction, DescriptionList, FeatureDetail, Hero } from '@heldermatch/ui';
import { months } from '@heldermatch/ui/drawings';
import { ActionLinks } from '../shared/ActionLinks.tsx';
import * as copy from './copy.tsx';

export default function PilotPage() {
  return (
    <>
      <Hero {...copy.hero} illustration={months} />
      <Band title={copy.offer.title} intro={copy.offer.intro} surface="warm">
        <DescriptionList items={copy.offer.items} />
      </Band>
      <FeatureDetail id="in-pilot" {...copy.now} />
      <Band title={copy.timetable.title} intro={copy.timetable.intro} surface="warm">
        <DescriptionList items={copy.timetable.items} />
      </Band>
      <Band title={copy.missing.title} intro={copy.missing.intro}>
        <DescriptionList items={copy.missing.items} />
      </Band>
      <CallToAction {...copy.closing} actions={<ActionLinks links={copy.links} />} />
    </>
  );
}
