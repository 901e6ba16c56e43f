import { Bookmark, X } from 'lucide';
import { useRef, useState } from 'react';
import { useKeeping } from '../../internal/evidence/useKeeping.js';
import { textIn } from '../../internal/form/values.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { DialogTrigger } from '../Dialog/index.js';
import { Form } from '../Form/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { Popover } from '../Popover/index.js';
import { Text } from '../Text/index.js';
import { TextField } from '../TextField/index.js';
import * as css from './FilterBar.css.js';

export interface SavedFiltersProps extends RootProps<HTMLButtonElement> {
  /** The sets that were saved, by the names that the user gave them: the app keeps them. */
  items: readonly { id: string; label: string }[];
  /** Sets the filters of one, and no others. */
  onApply: (id: string) => void;
  /** Takes one away. If its promise is rejected, it says so. */
  onRemove: (id: string) => void | Promise<void>;
  /**
   * Saves the filters that are set now under a name. While a promise runs, the form waits; if it is rejected, it keeps
   * the name. Without, nothing can be saved now, as where no filter is set.
   */
  onSave?: ((label: string) => void | Promise<void>) | undefined;
}

/**
 * Sets of filters that a user comes back to. Among the `actions` of a `FilterBar`. Its root is the button that opens it.
 */
export function SavedFilters({ items, onApply, onRemove, onSave, ...root }: SavedFiltersProps) {
  const say = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<{ label?: string }>({});
  const { hasFailed, keep } = useKeeping();
  const list = useRef<HTMLDivElement>(null);
  const save = async (data: FormData) => {
    const label = textIn(data, 'label');
    if (label === '') return setErrors({ label: say(nl.nameNeeded) });
    setErrors({});
    try {
      await onSave?.(label);
      return setOpen(false);
    } catch {
      return setErrors({ label: say(nl.notRecorded) });
    }
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <Button variant="quiet" size="small" {...rootProps(root)}>
        <Icon icon={Bookmark} />
        {say(nl.savedFilters)}
      </Button>
      <Popover title={say(nl.savedFilters)}>
        <div ref={list} tabIndex={-1} className={css.saved}>
          {items.length === 0 ? (
            <Text size="small">{say(nl.noSavedFilters)}</Text>
          ) : (
            <ul role="list" className={css.sets}>
              {items.map(({ id, label }) => (
                <li key={id} className={css.set}>
                  <Button
                    variant="quiet"
                    onPress={() => {
                      onApply(id);
                      setOpen(false);
                    }}
                  >
                    {label}
                  </Button>
                  <IconButton
                    icon={X}
                    aria-label={say(nl.removeFile, { name: label })}
                    onPress={() => {
                      // Its button goes, and would take the focus with it.
                      list.current?.focus();
                      void keep(() => onRemove(id));
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          <div role="status">{hasFailed && <Text size="small">{say(nl.notRecorded)}</Text>}</div>
          {onSave !== undefined && (
            <Form action={save} errors={errors} className={css.naming}>
              <TextField name="label" label={say(nl.saveFilters)} description={say(nl.nameThem)} />
              <Button type="submit" variant="secondary">
                {say(nl.save)}
              </Button>
            </Form>
          )}
        </div>
      </Popover>
    </DialogTrigger>
  );
}
