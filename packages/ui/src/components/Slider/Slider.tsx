import type { Ref } from 'react';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider';
import { FieldParts, type FieldProps } from '../internal/field/Field.js';
import type { OwnProps } from '../../internal/root.js';
import * as css from './Slider.css.js';
import { Thumb } from './Thumb.js';
import { useSliderField } from './useSliderField.js';

export interface SliderProps extends OwnProps<AriaSliderProps<number>>, FieldProps {
  /** Name in a form. */
  name?: string | undefined;
  /** `id` of the form, if the slider is outside it. An empty string detaches it from any form, including resets. */
  form?: string | undefined;
  /**
   * Marks the field as invalid and shows `errorMessage`.
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Makes the value read-only. It is still submitted, and the thumb remains in the tab order.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Ref of the input, to focus it or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Slider for a number on a scale, where an approximate value suffices. For an exact number, use `NumberField`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export function Slider({ name, form, inputRef, ...props }: SliderProps) {
  const { root, parts, condition, provide } = useSliderField(props, [name], css.root);
  return (
    <AriaSlider {...root}>
      {provide(
        <FieldParts {...parts} isMarked={false} aside={<SliderOutput className={css.output} />}>
          <SliderTrack className={css.track}>
            <span className={css.line} />
            <div className={css.scale}>
              <SliderFill className={`${css.fill} ${css.fillFromStart}`} />
            </div>
            <Thumb {...{ name, form, inputRef, ...condition }} className={css.thumb} />
          </SliderTrack>
        </FieldParts>,
      )}
    </AriaSlider>
  );
}
