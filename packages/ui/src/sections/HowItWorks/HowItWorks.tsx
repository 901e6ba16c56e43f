import type { ReactNode } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Marker } from '../../components/Marker/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './HowItWorks.css.js';

export interface HowItWorksStep {
  title: string;
  text: string;
  /** Actor of the step: the software, a person, or a person who makes a decision. */
  by: 'software' | 'human' | 'decision';
}

export interface HowItWorksProps extends RootProps {
  title: string;
  intro: string;
  /** Steps in order, at most six. */
  items: readonly HowItWorksStep[];
  /** Names of the actors, so that the meaning never depends on position or colour alone. */
  labels: Readonly<Record<HowItWorksStep['by'], string>>;
  /** Example of the result, below the steps. */
  children?: ReactNode;
  /** @default 'default' */
  surface?: BandProps['surface'] | undefined;
}

/** Numbered steps in two lanes: what the software does, and what a person does. Decisions by a person are marked. */
export function HowItWorks({
  title,
  intro,
  items,
  labels,
  children,
  surface = 'default',
  ...root
}: HowItWorksProps) {
  return (
    <Band title={title} intro={intro} surface={surface} {...root}>
      <ol role="list" className={css.steps}>
        {items.map(({ title: name, text, by }, index) => (
          <li key={name} className={by === 'software' ? css.software : css.human}>
            <p className={css.number}>
              {index + 1}
              <span className={css.actor}>
                {by === 'decision' ? <Marker>{labels[by]}</Marker> : labels[by]}
              </span>
            </p>
            <Heading level={3}>{name}</Heading>
            <Text emphasis="muted">{text}</Text>
          </li>
        ))}
      </ol>
      {children !== undefined && <div className={css.example}>{children}</div>}
    </Band>
  );
}
