import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';

export interface ErrorFallbackProps extends RootProps {
  title: string;
  text: string;
  /** The way to try again: a `PlainButton`. */
  action: ReactNode;
}

/** Stands in the place of a part of the page that crashed, with a way to try again. */
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
