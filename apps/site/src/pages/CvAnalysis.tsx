import { FeatureDetail, Hero, HowItWorks } from '@heldermatch/ui';
import * as content from '../content/cvAnalysis.tsx';
import { DemoCall } from './features/DemoCall.tsx';
import { ExampleFacts } from './features/ExampleFacts.tsx';
import { ExampleCv } from './features/ExampleCv.tsx';

export default function CvAnalysisPage() {
  return (
    <>
      <Hero {...content.hero} figure={<ExampleCv />} />
      <FeatureDetail {...content.read} tone="warm" figure={<ExampleFacts {...content.result} />} />
      <HowItWorks {...content.steps} />
      <FeatureDetail {...content.limits} tone="warm" />
      <DemoCall {...content.closing} />
    </>
  );
}
