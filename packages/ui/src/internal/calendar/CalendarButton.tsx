import { CalendarDays } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { Icon } from '../../components/Icon/index.js';
import * as frame from '../field/frame.css.js';
import * as overlay from '../overlay/overlay.css.js';
import * as css from './picker.css.js';

/** Opens the calendar of the date picker around it. React Aria names it, and what it opens, after the field. */
export const CalendarButton = () => (
  <Button className={frame.button}>
    <Icon icon={CalendarDays} />
  </Button>
);

/** What that opens. */
export const CalendarPopover = ({ children }: { children: ReactNode }) => (
  <Popover
    className={overlay.popover}
    // React Aria names this element too, which has no role: the name belongs to the dialog in it.
    render={(props) => <div {...props} aria-labelledby={undefined} />}
  >
    <Dialog className={css.dialog}>{children}</Dialog>
  </Popover>
);
