import { CalendarDays } from 'lucide';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { CalendarProps as AriaCalendarProps } from 'react-aria-components/Calendar';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { useControlledState } from 'react-stately/useControlledState';
import { restoreFocusOnClose } from '../../../internal/focus/nearest.js';
import { Icon } from '../../Icon/index.js';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import { FieldParts } from '../field/Field.js';
import * as field from '../field/field.css.js';
import * as frame from '../field/frame.css.js';
import * as overlay from '../overlay/overlay.css.js';
import * as css from './picker.css.js';

/** Calendar props of a date picker. */
export interface PickerProps {
  /** Whether the calendar is open. Controlled. */
  isOpen?: boolean | undefined;
  /** Whether the calendar is open initially. Uncontrolled. */
  defaultOpen?: boolean | undefined;
  /** Called when the calendar opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * First day of the week.
   * @default the language's
   */
  firstDayOfWeek?: AriaCalendarProps<never>['firstDayOfWeek'];
}

/** Open state of a picker's calendar, controlled or uncontrolled, with its setter. */
export const useOpen = ({ isOpen, defaultOpen = false, onOpenChange }: PickerProps) =>
  useControlledState(isOpen, defaultOpen, onOpenChange);

interface PickerPartsProps {
  parts: Omit<ComponentProps<typeof FieldParts>, 'children' | 'label'> & { label: string };
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid?: boolean | undefined;
  open: ReturnType<typeof useOpen>;
  inputs: ReactNode;
  /**
   * Number of months side by side in the calendar.
   * @default 1
   */
  months?: 1 | 2;
  /** Contents of the popover that the button at the end opens. */
  calendar: ReactNode;
}

/** Parts of a date picker: one or two text inputs, and a button that opens a calendar. */
export function PickerParts({
  parts,
  isDisabled,
  isReadOnly,
  isInvalid,
  open: [isOpen, setOpen],
  inputs,
  months = 1,
  calendar,
}: PickerPartsProps) {
  const formatMessage = useMessages();
  const group = useRef<HTMLDivElement>(null);
  const name = formatMessage(nl.calendarOf, { label: parts.label });
  return (
    <FieldParts {...parts}>
      <Group
        ref={group}
        role="presentation"
        {...{ isDisabled, isReadOnly, ...(isInvalid !== undefined && { isInvalid }) }}
        className={`${field.control} ${frame.frame}`}
        onKeyDown={({ altKey, key }) => {
          if (altKey && key === 'ArrowDown' && !isReadOnly) setOpen(true);
        }}
      >
        {inputs}
        {!isReadOnly && (
          <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
            <Button aria-label={name} isDisabled={isDisabled} className={frame.button}>
              <Icon icon={CalendarDays} />
            </Button>
            <Popover
              ref={restoreFocusOnClose}
              triggerRef={group}
              placement="bottom start"
              className={months === 1 ? overlay.popover : `${overlay.popover} ${css.wide}`}
              // React Aria also names this element, which has no role. The name belongs on the dialog inside it.
              render={(props) => <div {...props} aria-labelledby={undefined} />}
            >
              <Dialog aria-label={name} className={`${css.dialog} ${css.months[months]}`}>
                {calendar}
              </Dialog>
            </Popover>
          </DialogTrigger>
        )}
      </Group>
    </FieldParts>
  );
}
