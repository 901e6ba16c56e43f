import type { ReactNode } from 'react';
import { Inline } from '../../components/Inline/index.js';
import { Band, type BandProps } from '../../components/Band/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './CallToAction.css.js';

export interface CallToActionProps extends RootProps {
  title: ReactNode;
  intro: ReactNode;
  /** One primary action, followed by secondary ones. */
  actions: ReactNode;
  /**
   * Background. Use another one than the band before it.
   * @default 'warm'
   */
  surface?: BandProps['surface'] | undefined;
}

/** Call to action at the end of a page. */
export function CallToAction({
  title,
  intro,
  actions,
  surface = 'warm',
  ...root
}: CallToActionProps) {
  return (
    <Band
      title={title}
      intro={intro}
      surface={surface}
      layout="heading-aside"
      {...rootProps(root, css.root)}
    >
      <Inline>{actions}</Inline>
    </Band>
  );
}
