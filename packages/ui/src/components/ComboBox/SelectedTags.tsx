import { X } from 'lucide';
import { use, useRef, type KeyboardEvent, type RefObject } from 'react';
import {
  Button,
  ComboBoxStateContext,
  ComboBoxValue,
  type ComboBoxState,
} from 'react-aria-components/ComboBox';
import { Toolbar } from 'react-aria-components/Toolbar';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as tag from '../TagGroup/TagGroup.css.js';
import * as hidden from '../VisuallyHidden/VisuallyHidden.css.js';
import * as css from './ComboBox.css.js';

interface SelectedTagsProps {
  /** Receives focus when the last tag is removed. */
  input: RefObject<HTMLInputElement | null>;
  name: string | undefined;
  form: string | undefined;
  isDisabled: boolean;
  isReadOnly: boolean;
}

/** Selected options of a multiple-selection field, as removable tags and form values. */
export function SelectedTags(props: SelectedTagsProps) {
  const state = use(ComboBoxStateContext);
  // React Aria first renders the field to collect its options; there is no state in that pass.
  return state === null ? null : <Tags {...props} state={state} />;
}

/**
 * Tags that look like a `TagGroup`. Its code would double the size of the `ComboBox` list, and a row of buttons does
 * not need it.
 */
function Tags({
  input,
  name,
  form,
  isDisabled,
  isReadOnly,
  state,
}: SelectedTagsProps & { state: ComboBoxState<unknown, 'single' | 'multiple'> }) {
  const formatMessage = useMessages();
  const toolbar = useRef<HTMLDivElement>(null);
  const keys = Array.isArray(state.value) ? state.value : [];
  const labels = new Map(state.selectedItems.map(({ key, textValue }) => [key, textValue]));
  const tags = keys.map((key) => ({ key, label: labels.get(key) ?? String(key) }));

  const remove = (index: number) => {
    const buttons = [...(toolbar.current?.querySelectorAll('button') ?? [])];
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    state.setValue(keys.filter((_, other) => other !== index));
  };
  const removeByKey = (event: KeyboardEvent, index: number) => {
    if (event.key === 'Delete' || event.key === 'Backspace') remove(index);
  };

  return (
    <>
      {/* Describes the input: lists the selection as text. */}
      {tags.length > 0 && <ComboBoxValue className={hidden.root} />}
      {tags.length > 0 && (
        <Toolbar ref={toolbar} aria-label={formatMessage(nl.chosen)} className={css.tags}>
          {tags.map(({ key, label }, index) => (
            <span
              key={key}
              className={tag.tag}
              data-allows-removing={isReadOnly ? undefined : true}
              data-disabled={isDisabled || undefined}
            >
              <span className={tag.body}>{label}</span>
              {!isReadOnly && (
                <Button
                  slot={null}
                  aria-label={`${formatMessage(nl.remove)} ${label}`}
                  isDisabled={isDisabled}
                  onPress={() => remove(index)}
                  onKeyDown={(event) => removeByKey(event, index)}
                  className={tag.remove}
                >
                  <Icon icon={X} />
                </Button>
              )}
            </span>
          ))}
        </Toolbar>
      )}
      {/* A disabled input submits nothing, but lets a form find the field by its name. */}
      {name !== undefined && keys.length === 0 && (
        <input type="hidden" {...{ name, form }} disabled />
      )}
      {name !== undefined &&
        keys.map((key) => (
          <input key={key} type="hidden" {...{ name, form }} value={key} disabled={isDisabled} />
        ))}
    </>
  );
}
