import { Band, ExpectedFeatures, FeatureDetail, Hero } from '@heldermatch/ui';
import * as copy from './copy.tsx';
import { DemoCall } from '../shared/DemoCall.tsx';
import { ExampleCv } from '../shared/ExampleCv.tsx';
import { ExampleShortlist } from '../shared/ExampleShortlist.tsx';
import { ExampleMatch } from '../shared/ExampleMatch.tsx';

export default function FeaturesPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <FeatureDetail {...copy.cvAnalysis} surface="warm" figure={<ExampleCv />} />
      <FeatureDetail {...copy.smartMatching} figureSide="start" figure={<ExampleShortlist />} />
      <FeatureDetail {...copy.scorecard} surface="warm" figure={<ExampleMatch />} />
      <Band>
        <ExpectedFeatures {...copy.further} columns={3} />
      </Band>
      <DemoCall {...copy.closing} />
    </>
  );
}
