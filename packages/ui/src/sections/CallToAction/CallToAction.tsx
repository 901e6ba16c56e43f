import type { ReactNode } from 'react';
import { Inline } from '../../components/Inline/index.js';
import { HeadedBand } from '../../internal/band/HeadedBand.js';
import type { RootProps } from '../../internal/root.js';

export interface CallToActionProps extends RootProps {
  title: ReactNode;
  intro: ReactNode;
  /** One primary action, then secondary ones. */
  actions: ReactNode;
}

/** The end of a page: what to do now. */
export function CallToAction({ title, intro, actions, ...root }: CallToActionProps) {
  return (
    <HeadedBand title={title} intro={intro} surface="ink" {...root}>
      <Inline>{actions}</Inline>
    </HeadedBand>
  );
}
