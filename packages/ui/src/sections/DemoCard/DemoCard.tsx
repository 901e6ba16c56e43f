import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';

export interface DemoCardProps extends RootProps {
  title: string;
  text: string;
  /** `PlainButton` or `ButtonLink`. */
  action: ReactNode;
}

/** Invitation to a demo, next to the contact options. */
export function DemoCard({ title, text, action, ...root }: DemoCardProps) {
  return (
    <Card {...root}>
      <Stack>
        <Heading level={2} size="medium">
          {title}
        </Heading>
        <Text emphasis="muted">{text}</Text>
        <div>{action}</div>
      </Stack>
    </Card>
  );
}
