import { Band, ExpectedFeatures, FeatureDetail, Hero } from '@heldermatch/ui';
import * as content from '../content/features.ts';
import { DemoCall } from './features/DemoCall.tsx';
import { ExampleCv } from './features/ExampleCv.tsx';
import { ExampleShortlist } from './features/ExampleShortlist.tsx';
import { ExampleMatch } from './home/ExampleMatch.tsx';

export default function FeaturesPage() {
  return (
    <>
      <Hero {...content.hero} />
      <FeatureDetail {...content.cvAnalysis} tone="warm" figure={<ExampleCv />} />
      <FeatureDetail {...content.smartMatching} figureSide="start" figure={<ExampleShortlist />} />
      <FeatureDetail {...content.scorecard} tone="warm" figure={<ExampleMatch />} />
      <Band>
        <ExpectedFeatures {...content.further} columns={3} />
      </Band>
      <DemoCall {...content.closing} />
    </>
  );
}
