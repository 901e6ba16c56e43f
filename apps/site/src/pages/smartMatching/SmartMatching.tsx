import { FeatureDetail, Hero, HowItWorks } from '@heldermatch/ui';
import * as copy from './copy.ts';
import { DemoCall } from '../shared/DemoCall.tsx';
import { ExampleFacts } from '../shared/ExampleFacts.tsx';
import { ExampleShortlist } from '../shared/ExampleShortlist.tsx';

export default function SmartMatchingPage() {
  return (
    <>
      <Hero {...copy.hero} figure={<ExampleShortlist />} />
      <FeatureDetail
        {...copy.weigh}
        surface="warm"
        figure={<ExampleFacts {...copy.requirements} />}
      />
      <HowItWorks {...copy.steps} />
      <FeatureDetail {...copy.feedback} surface="warm" />
      <DemoCall {...copy.closing} />
    </>
  );
}
