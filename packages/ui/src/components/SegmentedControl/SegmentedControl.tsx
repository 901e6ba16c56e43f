import type { IconNode } from 'lucide';
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { rootProps, type OwnProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import * as css from './SegmentedControl.css.js';

export interface SegmentedControlItem<Id extends string = string> {
  /** Unique in its control. */
  id: Id;
  /** One or two words. */
  label: string;
  /** An icon of `lucide`, before the words. */
  icon?: IconNode | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps<Id extends string = string> extends Omit<
  OwnProps<RadioGroupProps>,
  | 'aria-label'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'name'
  | 'form'
  | 'isInvalid'
  | 'isRequired'
  | 'validate'
> {
  /** What is chosen, for screen readers: the segments say it to who sees them beside each other. */
  label: string;
  /** Two to five choices, in an order that means something. */
  items: readonly SegmentedControlItem<Id>[];
  /** The `id` of what is chosen: the app keeps it. */
  value?: Id | undefined;
  /**
   * The `id` of what is chosen at first: the control keeps it.
   * @default that of the first of `items`
   */
  defaultValue?: Id | undefined;
  /** Called with the `id` of what is chosen now. */
  onChange?: ((id: Id) => void) | undefined;
  /**
   * `medium` is as high as a button. `small`, 32 px, is for toolbars; a finger still has 44 px to press.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
}

/**
 * One way of looking out of two to five, all in view, which takes effect at once. In a form, use `RadioGroup`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/radio/
 */
export function SegmentedControl<Id extends string = string>({
  label,
  items,
  value,
  defaultValue = items[0]?.id,
  onChange,
  size = 'medium',
  ...props
}: SegmentedControlProps<Id>) {
  return (
    <RadioGroup
      {...rootProps(props, css.root)}
      aria-label={label}
      orientation="horizontal"
      {...(value === undefined ? {} : { value })}
      {...(defaultValue === undefined ? {} : { defaultValue })}
      onChange={(id) => onChange?.(id as Id)}
    >
      {items.map(({ id, label: words, icon, isDisabled = false }) => (
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- React Aria draws the input in it
        <Radio
          key={id}
          value={id}
          isDisabled={isDisabled}
          className={`${css.segment} ${css.size[size]}`}
        >
          {icon !== undefined && <Icon icon={icon} />}
          {words}
        </Radio>
      ))}
    </RadioGroup>
  );
}
