import { CalendarDays } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Group } from 'react-aria-components/Group';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../components/Icon/index.js';
import { FieldParts } from '../field/Field.js';
import * as field from '../field/field.css.js';
import * as frame from '../field/frame.css.js';
import * as overlay from '../overlay/overlay.css.js';
import * as css from './picker.css.js';

interface PickerPartsProps {
  parts: Omit<ComponentProps<typeof FieldParts>, 'children'>;
  isReadOnly: boolean;
  /** What is typed. */
  segments: ReactNode;
  /** What the button at its end opens. */
  calendar: ReactNode;
}

/** What a date picker is made of. React Aria names the button, and what it opens, after the field. */
export const PickerParts = ({ parts, isReadOnly, segments, calendar }: PickerPartsProps) => (
  <>
    <FieldParts {...parts}>
      <Group isReadOnly={isReadOnly} className={`${field.control} ${frame.frame}`}>
        {segments}
        {!isReadOnly && (
          <Button className={frame.button}>
            <Icon icon={CalendarDays} />
          </Button>
        )}
      </Group>
    </FieldParts>
    <Popover
      className={overlay.popover}
      // React Aria names this element too, which has no role: the name belongs to the dialog in it.
      render={(props) => <div {...props} aria-labelledby={undefined} />}
    >
      <Dialog className={css.dialog}>{calendar}</Dialog>
    </Popover>
  </>
);
