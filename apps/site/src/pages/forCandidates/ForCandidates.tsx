import { Band, CallToAction, DescriptionList, FeatureDetail, Hero } from '@heldermatch/ui';
import { letter } from '@heldermatch/ui/drawings';
import { ActionLinks } from '../shared/ActionLinks.tsx';
import * as copy from './copy.tsx';

export default function ForCandidatesPage() {
  return (
    <>
      <Hero {...copy.hero} illustration={letter} />
      <FeatureDetail {...copy.happens} surface="warm" />
      <Band title={copy.counts.title}>
        <DescriptionList items={copy.counts.items} />
      </Band>
      <Band title={copy.whereabouts.title} surface="warm">
        <DescriptionList items={copy.whereabouts.items} />
      </Band>
      <Band title={copy.rights.title} intro={copy.rights.intro}>
        <DescriptionList items={copy.rights.items} />
      </Band>
      <Band title={copy.models.title} intro={copy.models.intro} surface="warm">
        <DescriptionList items={copy.models.items} />
      </Band>
      <CallToAction {...copy.closing} actions={<ActionLinks links={copy.links} />} />
    </>
  );
}
