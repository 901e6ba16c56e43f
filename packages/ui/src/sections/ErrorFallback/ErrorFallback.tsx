import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';

export interface ErrorFallbackProps extends RootProps {
  title: string;
  text: string;
  /** Button to try again: a `PlainButton`. */
  action: ReactNode;
}

/** Replaces a part of the page that crashed, with a button to try again. */
export function ErrorFallback({ title, text, action, ...root }: ErrorFallbackProps) {
  return (
    <div role="alert" {...rootProps(root)}>
      <Stack>
        <Heading level={2} size="medium">
          {title}
        </Heading>
        <Text>{text}</Text>
        <div>{action}</div>
      </Stack>
    </div>
  );
}
