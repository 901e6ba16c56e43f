import type { IconNode } from 'lucide';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Icon } from '../../components/Icon/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './CoreValues.css.js';

export interface CoreValuesProps extends RootProps {
  title: string;
  intro?: string | undefined;
  items: readonly { icon: IconNode; title: string; text: string }[];
  /** @default 'warm' */
  surface?: BandProps['surface'] | undefined;
}

/** What the company holds on to, as a list without frames: nothing to choose from. */
export function CoreValues({ title, intro, items, surface = 'warm', ...root }: CoreValuesProps) {
  return (
    <Band title={title} intro={intro} surface={surface} {...root}>
      <ul role="list" className={css.values}>
        {items.map(({ icon, title: name, text }) => (
          <li key={name} className={css.value}>
            <span className={css.icon}>
              <Icon icon={icon} />
            </span>
            <div className={css.words}>
              <Heading level={3} size="small">
                {name}
              </Heading>
              <Text emphasis="muted">{text}</Text>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}
