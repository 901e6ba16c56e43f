import { categories, summary, total } from '@heldermatch/scorecard/example';
import {
  Band,
  ButtonLink,
  DescriptionList,
  DocumentViewer,
  FeatureDetail,
  Heading,
  Hero,
  Illustration,
  Scorecard,
  ScorecardCategory,
  ScorecardExample,
  Stack,
} from '@heldermatch/ui';
import { scorecard } from '@heldermatch/ui/drawings';
import { Adjust } from './Adjust.tsx';
import * as copy from './copy.tsx';
import { Live } from '../../shell/Live.tsx';
import { samplePdf, summary as labels } from './samplePdf.ts';
import { DemoCall } from '../shared/DemoCall.tsx';
import { joinedCv, joinedTo, scorecardTexts } from '../shared/example.tsx';

export default function EvidenceScorecardPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <ScorecardExample
        {...copy.example}
        reference={1}
        document={<DocumentViewer {...joinedCv} titleLevel={3} />}
        scorecard={
          <Scorecard
            {...scorecardTexts}
            title={scorecardTexts.scoreLabel}
            titleLevel={3}
            score={total}
            intro={
              <>
                <strong>{labels.strengths}</strong> {summary.strengths}{' '}
                <strong>{labels.gaps}</strong> {summary.gaps}
              </>
            }
          >
            {categories.map((category) => (
              <ScorecardCategory
                key={category.id}
                title={category.title}
                score={category.score}
                why={copy.because(category.why)}
                confidence={category.confidence}
                quote={category.evidence.map(({ quote }) => quote)}
                context={category.context}
                {...joinedTo(category)}
              />
            ))}
          </Scorecard>
        }
      >
        <Stack gap="xl">
          <div>
            <ButtonLink href={`/${samplePdf.file}`} variant="secondary" download>
              {samplePdf.link}
            </ButtonLink>
          </div>
          <Stack>
            <Heading level={3}>{copy.parts.title}</Heading>
            <DescriptionList items={copy.parts.items} />
          </Stack>
        </Stack>
      </ScorecardExample>
      <Band title={copy.adjust.title} intro={copy.adjust.intro}>
        <Live failure={copy.adjust.failure}>
          <Adjust />
        </Live>
      </Band>
      <FeatureDetail
        {...copy.control}
        surface="warm"
        figure={<Illustration drawing={scorecard} />}
      />
      <DemoCall {...copy.closing} surface="default" />
    </>
  );
}
