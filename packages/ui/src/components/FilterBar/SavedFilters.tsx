import { Bookmark, X } from 'lucide';
import { useRef, useState } from 'react';
import { useSaving } from '../../internal/useSaving.js';
import { textIn } from '../../internal/form/values.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { DialogTrigger } from '../Dialog/index.js';
import { Form } from '../Form/index.js';
import { IconButton } from '../IconButton/index.js';
import { Popover } from '../Popover/index.js';
import { Text } from '../Text/index.js';
import { TextField } from '../TextField/index.js';
import * as css from './FilterBar.css.js';

export interface SavedFiltersProps extends RootProps<HTMLButtonElement> {
  /** Saved filter sets, labelled with the names that the user gave. The app stores them. */
  items: readonly { id: string; label: string }[];
  /** Called to replace the active filters with a saved set. */
  onApply: (id: string) => void;
  /** Called to remove a saved set. A rejected promise shows an error. */
  onRemove: (id: string) => void | Promise<void>;
  /**
   * Called to save the active filters under a name. The form is pending until the promise settles, and keeps the name
   * if it rejects. Omit it while there is nothing to save, for example without active filters.
   */
  onSave?: ((label: string) => void | Promise<void>) | undefined;
}

/** Popover with saved filter sets, for the `actions` of a `FilterBar`. The root is the trigger button. */
export function SavedFilters({ items, onApply, onRemove, onSave, ...root }: SavedFiltersProps) {
  const formatMessage = useMessages();
  const [isOpen, setOpen] = useState(false);
  const [errors, setErrors] = useState<{ label?: string }>({});
  const { hasFailed, trySave } = useSaving();
  const list = useRef<HTMLDivElement>(null);
  const save = async (data: FormData) => {
    const label = textIn(data, 'label');
    if (label === '') return setErrors({ label: formatMessage(nl.nameNeeded) });
    setErrors({});
    try {
      await onSave?.(label);
      return setOpen(false);
    } catch {
      return setErrors({ label: formatMessage(nl.notRecorded) });
    }
  };
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <IconButton
        size="small"
        icon={Bookmark}
        label={formatMessage(nl.savedFilters)}
        {...rootProps(root)}
      />
      <Popover title={formatMessage(nl.savedFilters)}>
        <div ref={list} tabIndex={-1} className={css.saved}>
          {items.length === 0 ? (
            <Text size="small">{formatMessage(nl.noSavedFilters)}</Text>
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
                    label={formatMessage(nl.removeFile, { name: label })}
                    onPress={() => {
                      // The button disappears, which would lose focus.
                      list.current?.focus();
                      void trySave(() => onRemove(id));
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
          <div role="status">
            {hasFailed && <Text size="small">{formatMessage(nl.notRecorded)}</Text>}
          </div>
          {onSave !== undefined && (
            <Form action={save} errors={errors} className={css.naming}>
              <TextField
                name="label"
                label={formatMessage(nl.saveFilters)}
                description={formatMessage(nl.filtersName)}
              />
              <Button type="submit" variant="secondary">
                {formatMessage(nl.save)}
              </Button>
            </Form>
          )}
        </div>
      </Popover>
    </DialogTrigger>
  );
}
