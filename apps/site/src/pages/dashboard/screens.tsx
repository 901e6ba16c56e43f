import { Badge, Meter, Scorecard, ScorecardCategory } from '@heldermatch/ui';
import type { ReactNode } from 'react';
import { exampleCategories, exampleScorecard } from '../shared/example.tsx';
import { ExampleCv } from '../shared/ExampleCv.tsx';
import { ExampleShortlist } from '../shared/ExampleShortlist.tsx';
import { inDevelopment, meters } from './copy.ts';

const screen = (content: ReactNode) => (
  <>
    <div>
      <Badge>{inDevelopment}</Badge>
    </div>
    {content}
  </>
);

/** What each of the expected features will look like, in their order. */
export const screens: readonly ReactNode[] = [
  screen(<ExampleCv />),
  screen(
    <Scorecard {...exampleScorecard} titleLevel="p">
      {exampleCategories.map((category) => (
        <ScorecardCategory key={category.title} {...category} />
      ))}
    </Scorecard>,
  ),
  screen(meters.map((meter) => <Meter key={meter.label} {...meter} />)),
  screen(<ExampleShortlist />),
];
