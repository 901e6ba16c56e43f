import type { ReactNode } from 'react';
import { Inline } from '../../components/Inline/index.js';
import { Text } from '../../components/Text/index.js';
import { Band, type BandProps } from '../../components/Band/index.js';
import type { RootProps } from '../../internal/root.js';

export interface CallToActionProps extends RootProps {
  title: ReactNode;
  intro: ReactNode;
  /** One primary action, then secondary ones. */
  actions: ReactNode;
  /**
   * What the band before it has not.
   * @default 'warm'
   */
  surface?: BandProps['surface'] | undefined;
}

/** The end of a page: what to do now. */
export function CallToAction({
  title,
  intro,
  actions,
  surface = 'warm',
  ...root
}: CallToActionProps) {
  return (
    <Band title={title} surface={surface} layout="split" {...root}>
      <Text size="large" emphasis="muted">
        {intro}
      </Text>
      <Inline>{actions}</Inline>
    </Band>
  );
}
