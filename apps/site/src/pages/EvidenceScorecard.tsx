import {
  Band,
  CvExcerpt,
  DescriptionList,
  FeatureDetail,
  Heading,
  Hero,
  Scorecard,
  ScorecardCategory,
  ScorecardExample,
  Stack,
} from '@heldermatch/ui';
import * as content from '../content/evidenceScorecard.ts';
import { fullCategories, fullCv, fullScorecard } from '../content/fullExample.tsx';
import { DemoCall } from './features/DemoCall.tsx';

export default function EvidenceScorecardPage() {
  return (
    <>
      <Hero {...content.hero} />
      <ScorecardExample
        {...content.example}
        excerpt={
          <CvExcerpt title={fullCv.title} badge={fullCv.badge}>
            {fullCv.paragraphs}
          </CvExcerpt>
        }
        scorecard={
          <Scorecard {...fullScorecard} titleLevel={3}>
            {fullCategories.map((category) => (
              <ScorecardCategory key={category.name} {...category} />
            ))}
          </Scorecard>
        }
      />
      <Band labelledBy="onderdelen">
        <Stack gap="l">
          <Heading level={2} id="onderdelen">
            {content.parts.title}
          </Heading>
          <DescriptionList items={content.parts.items} />
        </Stack>
      </Band>
      <FeatureDetail {...content.control} tone="warm" />
      <DemoCall {...content.closing} />
    </>
  );
}
