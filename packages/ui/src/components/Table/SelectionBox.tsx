import { Check, Minus } from 'lucide';
import { Checkbox, type CheckboxProps } from 'react-aria-components/Checkbox';
import * as checkbox from '../Checkbox/Checkbox.css.js';
import { Icon } from '../Icon/index.js';

/** Checkbox that selects its row, or all rows in the header. */
export function SelectionBox(props: CheckboxProps) {
  return (
    <Checkbox {...props} className={checkbox.target}>
      {({ isIndeterminate }) => (
        <span className={checkbox.box}>
          <Icon icon={isIndeterminate ? Minus : Check} />
        </span>
      )}
    </Checkbox>
  );
}
