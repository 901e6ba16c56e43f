import { Heading } from '../../components/Heading/index.js';
import { Marker } from '../../components/Marker/index.js';
import { Text } from '../../components/Text/index.js';
import { Band } from '../../components/Band/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './HowItWorks.css.js';

export interface HowItWorksProps extends RootProps {
  title: string;
  intro: string;
  /** In order. `isHuman` marks the steps in which a person decides. */
  items: readonly { title: string; text: string; isHuman?: boolean }[];
  /** The word for a step in which a person decides: never by colour alone. */
  humanLabel: string;
}

/** Numbered steps, the ones in which a person decides marked. */
export function HowItWorks({ title, intro, items, humanLabel, ...root }: HowItWorksProps) {
  return (
    <Band title={title} intro={intro} {...root}>
      <ol role="list" className={css.steps}>
        {items.map((step, index) => (
          <li key={step.title} className={css.step}>
            <p className={css.number}>
              {index + 1}
              {step.isHuman && (
                <span className={css.human}>
                  <Marker>{humanLabel}</Marker>
                </span>
              )}
            </p>
            <Heading level={3} size="small">
              {step.title}
            </Heading>
            <Text emphasis="muted">{step.text}</Text>
          </li>
        ))}
      </ol>
    </Band>
  );
}
