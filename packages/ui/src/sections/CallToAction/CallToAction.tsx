import type { ReactNode } from 'react';
import { Inline } from '../../components/Inline/index.js';
import { Band } from '../../components/Band/index.js';
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
    <Band title={title} intro={intro} surface="ink" {...root}>
      <Inline>{actions}</Inline>
    </Band>
  );
}
