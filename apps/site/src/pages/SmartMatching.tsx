import { FeatureDetail, Hero, HowItWorks } from '@heldermatch/ui';
import * as content from '../content/smartMatching.ts';
import { DemoCall } from './features/DemoCall.tsx';
import { ExampleFacts } from './features/ExampleFacts.tsx';
import { ExampleShortlist } from './features/ExampleShortlist.tsx';

export default function SmartMatchingPage() {
  return (
    <>
      <Hero {...content.hero} figure={<ExampleShortlist />} />
      <FeatureDetail
        {...content.weigh}
        tone="warm"
        figure={<ExampleFacts {...content.requirements} />}
      />
      <HowItWorks {...content.steps} />
      <FeatureDetail {...content.feedback} tone="warm" />
      <DemoCall {...content.closing} />
    </>
  );
}
