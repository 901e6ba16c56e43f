import { FeatureDetail, Hero, HowItWorks } from '@heldermatch/ui';
import * as copy from './copy.tsx';
import { DemoCall } from '../shared/DemoCall.tsx';
import { ExampleFacts } from '../shared/ExampleFacts.tsx';
import { ExampleCv } from '../shared/ExampleCv.tsx';

export default function CvAnalysisPage() {
  return (
    <>
      <Hero {...copy.hero} figure={<ExampleCv />} />
      <FeatureDetail {...copy.read} surface="warm" figure={<ExampleFacts {...copy.result} />} />
      <HowItWorks {...copy.steps} />
      <FeatureDetail {...copy.limits} surface="warm" />
      <DemoCall {...copy.closing} surface="default" />
    </>
  );
}
