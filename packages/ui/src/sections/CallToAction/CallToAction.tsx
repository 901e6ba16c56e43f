import { useId, type ReactNode } from 'react';
import { Band } from '../../components/Band/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Inline } from '../../components/Inline/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';

export interface CallToActionProps extends RootProps {
  title: ReactNode;
  intro: ReactNode;
  /** One primary action, then secondary ones. */
  actions: ReactNode;
}

/** The end of a page: what to do now. */
export function CallToAction({ title, intro, actions, ...root }: CallToActionProps) {
  const id = useId();
  return (
    <Band surface="ink" labelledBy={id} {...root}>
      <Stack gap="l">
        <Heading level={2} id={id}>
          {title}
        </Heading>
        <Text size="large" emphasis="muted">
          {intro}
        </Text>
        <Inline>{actions}</Inline>
      </Stack>
    </Band>
  );
}
