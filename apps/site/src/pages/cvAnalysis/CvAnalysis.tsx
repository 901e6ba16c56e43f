import { FeatureDetail, Hero, HowItWorks } from '@heldermatch/ui';
import { pile } from '@heldermatch/ui/drawings';
import * as copy from './copy.tsx';
import { DemoCall } from '../shared/DemoCall.tsx';
import { ExampleFacts } from '../shared/ExampleFacts.tsx';
import { ExampleCv } from '../shared/ExampleCv.tsx';

export default function CvAnalysisPage() {
  return (
    <>
      <Hero {...copy.hero} figure={<ExampleCv />} illustration={pile} />
      <FeatureDetail {...copy.read} surface="warm" figure={<ExampleFacts {...copy.result} />} />
      <HowItWorks {...copy.steps} />
      <FeatureDetail {...copy.limits} surface="warm" />
      <DemoCall {...copy.closing} surface="default" />
    </>
  );
}
