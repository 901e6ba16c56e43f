import type { ReactNode } from 'react';
import { Card } from '../../components/Card/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Illustration, type Drawing } from '../../components/Illustration/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './DemoCard.css.js';

export interface DemoCardProps extends RootProps {
  /** Drawing above the title. */
  illustration?: Drawing | undefined;
  title: string;
  text: string;
  /** `PlainButton` or `ButtonLink`. */
  action: ReactNode;
}

/** Invitation to a demo, next to the contact options. */
export function DemoCard({ illustration, title, text, action, ...root }: DemoCardProps) {
  return (
    <Card {...root}>
      <Stack>
        {illustration !== undefined && (
          <Illustration drawing={illustration} className={css.illustration} />
        )}
        <Heading level={2} size="medium">
          {title}
        </Heading>
        <Text emphasis="muted">{text}</Text>
        <div>{action}</div>
      </Stack>
    </Card>
  );
}
