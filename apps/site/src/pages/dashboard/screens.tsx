import { Badge, Card, DocumentViewer, Meter, Stack } from '@heldermatch/ui';
import type { ReactNode } from 'react';
import { exampleCv } from '../shared/example.tsx';
import { ExampleScorecard } from '../shared/ExampleScorecard.tsx';
import { ExampleShortlist } from '../shared/ExampleShortlist.tsx';
import { badge, meters } from './copy.ts';

const screen = (content: ReactNode) => (
  <>
    <div>
      <Badge>{badge}</Badge>
    </div>
    {content}
  </>
);

/** Previews of the expected features, in the same order. */
export const screens: readonly ReactNode[] = [
  // The preview has a badge.
  screen(<DocumentViewer {...exampleCv} badge={undefined} titleLevel="p" />),
  screen(<ExampleScorecard />),
  screen(
    <Card>
      <Stack>
        {meters.map((meter) => (
          <Meter key={meter.label} {...meter} />
        ))}
      </Stack>
    </Card>,
  ),
  screen(<ExampleShortlist />),
];
