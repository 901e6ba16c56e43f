import { useId, type ReactNode } from 'react';
import { Band } from '../../components/Band/index.js';
import { Stack } from '../../components/Stack/index.js';
import { BandIntro } from '../../internal/band/BandIntro.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './ScorecardExample.css.js';

export interface ScorecardExampleProps extends RootProps {
  title: string;
  intro: string;
  /** What the figure shows, for screen readers. */
  label: string;
  /** A `CvExcerpt`; on a wide screen it stays in view. */
  excerpt: ReactNode;
  /** The `Scorecard` that rests on it. */
  scorecard: ReactNode;
}

/** A whole scorecard beside the CV that it rests on, to go from one to the other. */
export function ScorecardExample({
  title,
  intro,
  label,
  excerpt,
  scorecard,
  ...root
}: ScorecardExampleProps) {
  const id = useId();
  return (
    <Band surface="warm" labelledBy={id} {...root}>
      <Stack gap="xl">
        <BandIntro id={id} title={title} intro={intro} />
        <figure aria-label={label} className={css.columns}>
          <div className={css.excerpt}>{excerpt}</div>
          <div>{scorecard}</div>
        </figure>
      </Stack>
    </Band>
  );
}
