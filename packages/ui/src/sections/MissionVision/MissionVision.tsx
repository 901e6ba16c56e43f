import { Heading } from '../../components/Heading/index.js';
import { Text } from '../../components/Text/index.js';
import { Band } from '../../components/Band/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './MissionVision.css.js';

export interface MissionStatement {
  /** Title, such as 'Missie'. */
  title: string;
  /** The statement itself, in one sentence. */
  statement: string;
  /** Practical meaning of the statement. */
  text: string;
}

export interface MissionVisionProps extends RootProps {
  /** Accessible name of both: 'Missie en visie'. */
  label: string;
  mission: MissionStatement;
  vision: MissionStatement;
}

/** Mission and vision of the company, side by side. */
export function MissionVision({ label, mission, vision, ...root }: MissionVisionProps) {
  return (
    <Band label={label} surface="warm" {...root}>
      <div className={css.cards}>
        {[mission, vision].map(({ title: name, statement, text }) => (
          <article key={name} aria-label={name} className={css.card}>
            <Heading level={2} size="small">
              {name}
            </Heading>
            <p className={css.statement}>{statement}</p>
            <Text emphasis="muted">{text}</Text>
          </article>
        ))}
      </div>
    </Band>
  );
}
