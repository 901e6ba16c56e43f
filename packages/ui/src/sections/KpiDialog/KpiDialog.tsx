import { Dialog, type DialogProps } from '../../components/Dialog/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Text } from '../../components/Text/index.js';
import * as css from './KpiDialog.css.js';

export interface KpiDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  title: string;
  intro: string;
  definitionLabel: string;
  measurementLabel: string;
  kpis: readonly { name: string; definition: string; measurement: string }[];
}

/** A list of indicators, each with its definition and how it is measured. */
export function KpiDialog(props: KpiDialogProps) {
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onOpenChange={props.onOpenChange}>
      <Text tone="muted">{props.intro}</Text>
      <ul role="list" className={css.list}>
        {props.kpis.map(({ name, definition, measurement }) => (
          <li key={name} className={css.item}>
            <Heading level={3} size="small">
              {name}
            </Heading>
            <dl className={css.facts}>
              <div>
                <dt className={css.term}>{props.definitionLabel}</dt>
                <dd>{definition}</dd>
              </div>
              <div>
                <dt className={css.term}>{props.measurementLabel}</dt>
                <dd>{measurement}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
