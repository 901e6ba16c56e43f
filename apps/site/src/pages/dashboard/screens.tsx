import { Badge, Card, Meter, Stack } from '@heldermatch/ui';
import type { ReactNode } from 'react';
import { ExampleCv } from '../shared/ExampleCv.tsx';
import { ExampleScorecard } from '../shared/ExampleScorecard.tsx';
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

/** Previews of the expected features, in the same order. */
export const screens: readonly ReactNode[] = [
  screen(<ExampleCv />),
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
