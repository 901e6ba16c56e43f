import { CalendarDays } from 'lucide';
import { useRef, type ComponentProps, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import type { CalendarProps as AriaCalendarProps } from 'react-aria-components/Calendar';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { useControlledState } from 'react-stately/useControlledState';
import { returnsFocus } from '../focus/nearest.js';
import { Icon } from '../../components/Icon/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { FieldParts } from '../field/Field.js';
import * as field from '../field/field.css.js';
import * as frame from '../field/frame.css.js';
import * as overlay from '../overlay/overlay.css.js';
import * as css from './picker.css.js';

/** What a date picker takes for its calendar. */
export interface PickerProps {
  /** The calendar is open, where the app keeps that. */
  isOpen?: boolean | undefined;
  /** The calendar is open at first. */
  defaultOpen?: boolean | undefined;
  /** The calendar opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * The first day of a week.
   * @default the language's
   */
  firstDayOfWeek?: AriaCalendarProps<never>['firstDayOfWeek'];
}

/** Whether the calendar of a picker is open, and what changes that. */
export const useOpen = ({ isOpen, defaultOpen = false, onOpenChange }: PickerProps) =>
  useControlledState(isOpen, defaultOpen, onOpenChange);

interface PickerPartsProps {
  parts: Omit<ComponentProps<typeof FieldParts>, 'children' | 'label'> & { label: string };
  isDisabled: boolean;
  isReadOnly: boolean;
  isInvalid?: boolean | undefined;
  open: ReturnType<typeof useOpen>;
  /** What is typed. */
  inputs: ReactNode;
  /** What the button at its end opens. */
  calendar: ReactNode;
}

/** What a date picker is made of: one or two texts, and a calendar that opens. */
export function PickerParts({
  parts,
  isDisabled,
  isReadOnly,
  isInvalid,
  open: [isOpen, setOpen],
  inputs,
  calendar,
}: PickerPartsProps) {
  const say = useMessages();
  const group = useRef<HTMLDivElement>(null);
  const name = say(nl.calendarOf, { label: parts.label });
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
              ref={returnsFocus}
              triggerRef={group}
              placement="bottom start"
              className={overlay.popover}
              // React Aria names this element too, which has no role: the name belongs to the dialog in it.
              render={(props) => <div {...props} aria-labelledby={undefined} />}
            >
              <Dialog aria-label={name} className={css.dialog}>
                {calendar}
              </Dialog>
            </Popover>
          </DialogTrigger>
        )}
      </Group>
    </FieldParts>
  );
}
