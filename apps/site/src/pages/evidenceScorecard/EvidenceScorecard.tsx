import {
  Band,
  CvExcerpt,
  DescriptionList,
  FeatureDetail,
  Hero,
  Scorecard,
  ScorecardCategory,
  ScorecardExample,
} from '@heldermatch/ui';
import * as copy from './copy.ts';
import { fullCategories, fullCv, fullScorecard } from '../shared/fullExample.tsx';
import { DemoCall } from '../shared/DemoCall.tsx';

export default function EvidenceScorecardPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <ScorecardExample
        {...copy.example}
        excerpt={
          <CvExcerpt title={fullCv.title} badge={fullCv.badge}>
            {fullCv.paragraphs}
          </CvExcerpt>
        }
        scorecard={
          <Scorecard {...fullScorecard} titleLevel={3}>
            {fullCategories.map((category) => (
              <ScorecardCategory key={category.title} {...category} />
            ))}
          </Scorecard>
        }
      />
      <Band title={copy.parts.title}>
        <DescriptionList items={copy.parts.items} />
      </Band>
      <FeatureDetail {...copy.control} surface="warm" />
      <DemoCall {...copy.closing} />
    </>
  );
}
