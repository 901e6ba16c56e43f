import { Check } from 'lucide';
import { ListBox, ListBoxItem } from 'react-aria-components/Select';
import { Icon } from '../../components/Icon/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as overlay from './overlay.css.js';

/** One choice of a `Select` or a `ComboBox`. */
export interface Option {
  /** Unique in its list; what a form sends. */
  id: string;
  label: string;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** The choices of the field around it; those of a `ComboBox` are filtered by it. */
export function Options({ options }: { options?: readonly Option[] }) {
  const say = useMessages();
  return (
    <ListBox<Option>
      {...(options === undefined ? {} : { items: options })}
      className={overlay.list}
      renderEmptyState={() => <div className={overlay.empty}>{say(nl.noResults)}</div>}
    >
      {({ id, label, isDisabled = false }) => (
        <ListBoxItem id={id} textValue={label} isDisabled={isDisabled} className={overlay.item}>
          {({ isSelected }) => (
            <>
              <span className={overlay.itemLabel}>{label}</span>
              {isSelected && <Icon icon={Check} />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
