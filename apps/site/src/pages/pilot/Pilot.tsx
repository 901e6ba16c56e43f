import { Band, CallToAction, DescriptionList, FeatureDetail, Hero } from '@heldermatch/ui';
import { Calls } from '../shared/Calls.tsx';
import * as copy from './copy.tsx';

export default function PilotPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <Band title={copy.offer.title} intro={copy.offer.intro} surface="warm">
        <DescriptionList items={copy.offer.items} />
      </Band>
      <FeatureDetail {...copy.now} />
      <CallToAction {...copy.closing} actions={<Calls links={copy.links} />} />
    </>
  );
}
