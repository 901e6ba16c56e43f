import { GripVertical } from 'lucide';
import { Button, type ButtonProps } from 'react-aria-components/Button';
import { Icon } from '../../Icon/index.js';
import * as css from './drag.css.js';

/** Button that starts dragging a row by keyboard or screen reader. React Aria names it after the row. */
export const DragHandle = (props: ButtonProps) => (
  <Button slot="drag" {...props} className={css.handle}>
    <Icon icon={GripVertical} />
  </Button>
);
