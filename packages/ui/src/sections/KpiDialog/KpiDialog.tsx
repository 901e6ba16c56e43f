import { Heading } from '../../components/Heading/index.js';
import { PlainDialog, type PlainDialogProps } from '../../components/PlainDialog/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './KpiDialog.css.js';

export interface KpiDialogProps
  extends RootProps<HTMLDialogElement>, Pick<PlainDialogProps, 'trigger' | 'title'> {
  intro: string;
  definitionLabel: string;
  measurementLabel: string;
  items: readonly {
    title: string;
    /** Target of the indicator, as shown elsewhere: '± 2 dagen'. */
    target?: string | undefined;
    definition: string;
    measurement: string;
  }[];
}

/** Button that opens a list of indicators with their definitions and measurement methods. */
export function KpiDialog({
  intro,
  definitionLabel,
  measurementLabel,
  items,
  ...root
}: KpiDialogProps) {
  return (
    <PlainDialog variant="secondary" {...root}>
      <Text emphasis="muted">{intro}</Text>
      <ul role="list" className={css.list}>
        {items.map(({ title: name, target, definition, measurement }) => (
          <li key={name} className={css.item}>
            <div className={css.name}>
              <Heading level={3} size="small">
                {name}
              </Heading>
              {target !== undefined && <p className={css.target}>{target}</p>}
            </div>
            <dl className={css.facts}>
              <div>
                <dt className={css.term}>{definitionLabel}</dt>
                <dd>{definition}</dd>
              </div>
              <div>
                <dt className={css.term}>{measurementLabel}</dt>
                <dd>{measurement}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </PlainDialog>
  );
}
