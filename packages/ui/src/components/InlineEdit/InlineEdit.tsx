import { Pencil } from 'lucide';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { restoreFocusOnClose } from '../../internal/focus/nearest.js';
import { focusControl } from '../../internal/list/rowEvents.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as overlay from '../internal/overlay/overlay.css.js';
import { Editor } from './Editor.js';
import { neighbourOf, type Direction } from './neighbours.js';
import * as css from './InlineEdit.css.js';

/** Props for the field of an `InlineEdit`. All fields of the library take them. */
export interface InlineEditFieldProps<Value> {
  /** Accessible name. */
  label: string;
  /** Always set: the text around the value is the visible label. */
  isLabelHidden: true;
  /** Form name, by which the field receives the error of `onSave`. */
  name: string;
  /** Value while the user edits it. */
  value: Value;
  /** Called when the user changes the value. It is saved later. */
  onChange: (value: Value) => void;
}

export interface InlineEditProps<Value> extends RootProps {
  /** Accessible name of the field, and of the button with the value: 'Salaris van Kandidaat 0412'. */
  label: string;
  /**
   * Value to edit. Its type is that of the field's `onChange`: `string` for `TextField` and `TextArea`, `number | null`
   * for `NumberField`, `Key | null` for `Select` and `ComboBox`, `CalendarDate | null` for `DatePicker` and `DateField`,
   * `Time | null` for `TimeField`. Name it if the app's type is narrower: `<InlineEdit<Key | null> …>`.
   */
  value: Value;
  /**
   * Called with a changed value. A returned string is the error message of the field. The field is pending until a
   * returned promise settles. If that rejects, the field reports that nothing was saved. In both cases it stays open.
   */
  onSave: (value: Value) => void | string | Promise<void | string>;
  /** Renders the field: `(props) => <NumberField {...props} minValue={0} />`. */
  renderField: (props: InlineEditFieldProps<Value>) => ReactNode;
  /** The value as text, or as other content without controls. */
  children?: ReactNode;
  /**
   * Text shown instead of `children` if the value is `null`, `undefined`, or an empty string or array.
   * @default 'Invullen'
   */
  emptyText?: string | undefined;
  /**
   * Alignment of the value: `end` for a column of numbers.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * Shows the value as plain text.
   * @default false
   */
  isReadOnly?: boolean | undefined;
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length);

/** State of the popover over a value. */
function usePopover(button: RefObject<HTMLButtonElement | null>) {
  const [popover, setPopover] = useState({
    isOpen: false,
    /** Whether the list of its field opens too. Tab only reaches the field, and selects nothing in its list. */
    opensList: false,
    /** Height of the value, which the popover covers. */
    height: 0,
    /** Discards the state of an editor that is still fading out. */
    opening: 0,
  });
  const open = (opensList: boolean) =>
    setPopover(({ opening }) => ({
      isOpen: true,
      opensList,
      height: button.current?.offsetHeight ?? 0,
      opening: opening + 1,
    }));
  const close = (to?: Direction) => {
    // The page around the popover is inert until it closes.
    flushSync(() => setPopover((before) => ({ ...before, isOpen: false })));
    if (button.current === null) return;
    const next = to && neighbourOf(button.current, to);
    focusControl(button.current);
    if (next === undefined) return;
    focusControl(next);
    next.click();
  };
  return { ...popover, open, close };
}

/**
 * Value that is edited in its place: in a cell of a `Table`, in a `DescriptionList`, on a `Card`. A press, Enter or F2
 * opens its field in a popover. Enter, Tab and a press outside save it, Escape cancels. Tab then opens the next one of
 * the same table or list.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/#gridNav_inside
 */
export function InlineEdit<Value>({
  label,
  value,
  onSave,
  renderField,
  children,
  emptyText,
  align = 'start',
  isReadOnly = false,
  ...root
}: InlineEditProps<Value>) {
  const formatMessage = useMessages();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const isDirect = useRef(true);
  const { isOpen, opensList, height, opening, open, close } = usePopover(button);
  if (isReadOnly) return <span {...rootProps(root, css.root)}>{children}</span>;
  return (
    <span {...rootProps(root, css.root)}>
      <DialogTrigger
        isOpen={isOpen}
        onOpenChange={(isOpening) => {
          if (isOpening) open(isDirect.current);
          // A press outside saves.
          else form.current?.requestSubmit();
        }}
      >
        <Button
          ref={button}
          data-inline-edit=""
          // By reference, so that it isn't part of the name of a row that the value names.
          aria-labelledby={`${id}-value ${id}-action`}
          className={`${css.button} ${css.align[align]}`}
          // Tab opens a value by script.
          onPressStart={({ pointerType }) => {
            isDirect.current = pointerType !== 'virtual';
          }}
          onKeyDown={(event) => {
            if (event.key === 'F2') open(true);
            else event.continuePropagation();
          }}
        >
          <span id={`${id}-value`} className={css.value}>
            {isEmpty(value) ? (
              <span className={css.empty}>{emptyText ?? formatMessage(nl.fillIn)}</span>
            ) : (
              children
            )}
          </span>
          <Icon icon={Pencil} className={css.pencil} />
        </Button>
        <Popover
          ref={restoreFocusOnClose}
          triggerRef={button}
          placement={`bottom ${align}`}
          offset={-height}
          isKeyboardDismissDisabled
          className={`${overlay.popover} ${css.popover}`}
          // React Aria also names this element, which has no role. The name belongs on the dialog inside it.
          render={(props) => <div {...props} aria-labelledby={undefined} />}
        >
          <Editor
            key={opening}
            {...{ label, value, onSave, renderField, form, opensList, close }}
          />
        </Popover>
      </DialogTrigger>
      <span id={`${id}-action`} hidden>
        {formatMessage(nl.editValue, { label })}
      </span>
    </span>
  );
}
