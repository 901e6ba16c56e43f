import type { IconNode } from 'lucide';
import { Radio, RadioGroup, type RadioGroupProps } from 'react-aria-components/RadioGroup';
import { rootProps, type OwnProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import * as css from './SegmentedControl.css.js';

export interface SegmentedControlItem<Id extends string = string> {
  /** Unique within the control. */
  id: Id;
  /** Label of one or two words. */
  label: string;
  /** Icon from `lucide`, before the label. */
  icon?: IconNode | undefined;
  /**
   * Disables the segment.
   * @default false
   */
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
  /** Accessible name of the choice. It is not visible, because the segments make the choice clear visually. */
  label: string;
  /** Two to five options in a meaningful order. */
  items: readonly SegmentedControlItem<Id>[];
  /** Selected `id` (controlled). */
  value?: Id | undefined;
  /**
   * Initially selected `id` (uncontrolled).
   * @default the `id` of the first item
   */
  defaultValue?: Id | undefined;
  /** Called with the newly selected `id`. */
  onChange?: ((id: Id) => void) | undefined;
  /**
   * Height: `medium` is as tall as a button. `small`, 32 px, is for toolbars; it keeps a 44 px hit area on touch
   * screens.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
}

/**
 * Choice between two to five visible views, applied immediately. In a form, use `RadioGroup`.
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
        // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- React Aria renders the input in it
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
