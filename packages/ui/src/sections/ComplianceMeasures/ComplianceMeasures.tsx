import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Illustration, type Drawing } from '../../components/Illustration/index.js';
import { Text } from '../../components/Text/index.js';
import { Band, type BandProps } from '../../components/Band/index.js';
import { fragmentOf } from '../../internal/fragment.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './ComplianceMeasures.css.js';

export interface ComplianceMeasure {
  /** Drawing below the title. */
  illustration?: Drawing | undefined;
  title: string;
  /** Purpose of the measure. */
  text: ReactNode;
  /** Details of the measure, as a list. */
  points?: readonly ReactNode[] | undefined;
}

export interface ComplianceMeasuresProps extends RootProps {
  title: string;
  intro?: ReactNode;
  items: readonly ComplianceMeasure[];
  /** @default 'warm' */
  surface?: BandProps['surface'] | undefined;
}

/** Stacked measures, for reference and for print: name on one side, details on the other. */
export function ComplianceMeasures({
  title,
  intro,
  items,
  surface = 'warm',
  ...root
}: ComplianceMeasuresProps) {
  return (
    <Band title={title} intro={intro} surface={surface} {...root}>
      <div>
        {items.map(({ illustration, title: name, text, points = [] }) => (
          <div key={name} className={css.measure}>
            <div className={css.name}>
              <Heading level={3} id={fragmentOf(name)}>
                {name}
              </Heading>
              {illustration !== undefined && (
                <Illustration drawing={illustration} className={css.illustration} />
              )}
            </div>
            <div className={css.body}>
              <Text>{text}</Text>
              {points.length > 0 && (
                <ul className={css.points}>
                  {points.map((point, index) => (
                    // oxlint-disable-next-line react/no-array-index-key -- a fixed list
                    <li key={index}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          </div>
        ))}
      </div>
    </Band>
  );
}
