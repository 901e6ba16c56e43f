import {
  Band,
  Card,
  DescriptionList,
  DocumentViewer,
  ExampleFigure,
  FeatureDetail,
  Heading,
  Hero,
  HowItWorks,
  Illustration,
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
            <Heading level={3} size="small">
              {copy.result.name}
            </Heading>
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
