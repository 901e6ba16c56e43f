import type { ReactNode } from 'react';
import { Inline } from '../../components/Inline/index.js';
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
    <Band title={title} intro={intro} surface={surface} layout="beside" {...root}>
      <Inline>{actions}</Inline>
    </Band>
  );
}
