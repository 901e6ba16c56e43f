import type { ReactNode } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import type { RootProps } from '../../internal/root.js';
import { EvidenceLine, type EvidenceLineProps } from '../EvidenceLine/index.js';
import * as css from './ScorecardExample.css.js';

export interface ScorecardExampleProps extends RootProps, Pick<EvidenceLineProps, 'reference'> {
  title: string;
  intro: string;
  /** Accessible name of the figure. */
  label: string;
  /** A `DocumentViewer`. */
  document: ReactNode;
  /** The `Scorecard` that is based on it. */
  scorecard: ReactNode;
  /** Below the document, or below both on a phone: an explanation, or a link to the example as a PDF. */
  children?: ReactNode;
  /** @default 'warm' */
  surface?: BandProps['surface'] | undefined;
}

/** Full scorecard next to its CV, with links in both directions. */
export function ScorecardExample({
  title,
  intro,
  label,
  document: cv,
  scorecard,
  children,
  reference,
  surface = 'warm',
  ...root
}: ScorecardExampleProps) {
  return (
    <Band title={title} intro={intro} surface={surface} {...root}>
      <figure aria-label={label}>
        <EvidenceLine reference={reference} className={css.columns}>
          <div>{cv}</div>
          <div className={css.scorecard}>{scorecard}</div>
          {children !== undefined && <div>{children}</div>}
        </EvidenceLine>
      </figure>
    </Band>
  );
}
