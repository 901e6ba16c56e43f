import {
  Band,
  Card,
  DescriptionList,
  Divider,
  DocumentViewer,
  ExampleFigure,
  FeatureDetail,
  Heading,
  Hero,
  HowItWorks,
  Illustration,
  Stack,
} from '@heldermatch/ui';
import { pile } from '@heldermatch/ui/drawings';
import * as copy from './copy.tsx';
import { DemoCall } from '../shared/DemoCall.tsx';
import { exampleCv, passageIdOf } from '../shared/example.tsx';

export default function CvAnalysisPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <Band title={copy.result.title} intro={copy.result.intro} surface="warm">
        <ExampleFigure label={copy.result.label} reference={3}>
          <DocumentViewer
            {...exampleCv}
            titleLevel="p"
            getPassageId={passageIdOf}
            getHref={(reference) => `#${copy.factIdOf(reference)}`}
          />
          <Card>
            <Stack gap="xs">
              <Heading level={3} size="small">
                {copy.result.name}
              </Heading>
              <Divider />
            </Stack>
            <DescriptionList items={copy.result.items} />
          </Card>
        </ExampleFigure>
      </Band>
      <HowItWorks {...copy.steps} />
      <FeatureDetail {...copy.read} surface="warm" figure={<Illustration drawing={pile} />} />
      <FeatureDetail {...copy.limits} />
      <DemoCall {...copy.closing} />
    </>
  );
}
