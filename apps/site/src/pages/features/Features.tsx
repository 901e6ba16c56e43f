import { adjustment, categories, weights } from '@heldermatch/scorecard/example';
import {
  Band,
  DocumentViewer,
  ExpectedFeatures,
  Hero,
  ProductTour,
  ScoreChanges,
} from '@heldermatch/ui';
import * as copy from './copy.tsx';
import { DemoCall } from '../shared/DemoCall.tsx';
import { candidate, exampleCv } from '../shared/example.tsx';
import { ExampleScorecard } from '../shared/ExampleScorecard.tsx';
import { ExampleShortlist } from '../shared/ExampleShortlist.tsx';

const log = [adjustment];

const figures = {
  // The window has the badge.
  cv: <DocumentViewer {...exampleCv} badge={undefined} titleLevel="p" />,
  shortlist: <ExampleShortlist />,
  scorecard: <ExampleScorecard />,
  choices: (
    <ScoreChanges
      label={copy.tour.changes}
      categories={categories}
      weights={weights}
      candidate={candidate}
      log={log}
    />
  ),
};

export default function FeaturesPage() {
  return (
    <>
      <Hero {...copy.hero} />
      <ProductTour
        label={copy.tour.label}
        title={copy.tour.title}
        badge="voorbeeld"
        surface="warm"
        items={copy.tour.items.map(({ id, ...chapter }) => ({ ...chapter, figure: figures[id] }))}
      />
      <Band>
        <ExpectedFeatures {...copy.further} columns={3} />
      </Band>
      <DemoCall {...copy.closing} />
    </>
  );
}
