import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import { Button } from '../../Button/index.js';
import { Inline } from '../../Inline/index.js';
import * as css from './picker.css.js';

/** Choice that takes one press. */
export interface Preset<Value> {
  /** A few words: 'Vandaag', 'Deze maand'. Unique in the list. */
  label: string;
  value: Value;
}

interface PresetsProps<Value> {
  presets: readonly Preset<Value>[];
  onChoose: (value: Value) => void;
}

/** Buttons above a calendar, each for one choice. */
export function Presets<Value>({ presets, onChoose }: PresetsProps<Value>) {
  const formatMessage = useMessages();
  if (presets.length === 0) return undefined;
  return (
    <div role="group" aria-label={formatMessage(nl.presets)} className={css.presets}>
      <Inline gap="xs">
        {presets.map(({ label, value }) => (
          <Button key={label} variant="secondary" size="small" onPress={() => onChoose(value)}>
            {label}
          </Button>
        ))}
      </Inline>
    </div>
  );
}
