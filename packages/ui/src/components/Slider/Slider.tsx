import type { Ref } from 'react';
import {
  Slider as AriaSlider,
  SliderOutput,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider';
import { FieldParts, type FieldProps } from '../../internal/field/Field.js';
import type { OwnProps } from '../../internal/root.js';
import * as css from './Slider.css.js';
import { Thumb } from './Thumb.js';
import { useSliderField } from './useSliderField.js';

export interface SliderProps extends OwnProps<AriaSliderProps<number>>, FieldProps {
  /** Name in a form. */
  name?: string | undefined;
  /** The `id` of its form, where that is not around it; empty, it is in none, and is not put back with it. */
  form?: string | undefined;
  /**
   * Something is wrong with the value: shows `errorMessage`.
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * The value can be read and is sent, but not changed. The thumb keeps its place in the order of the Tab key.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** The control in it: to give it the focus, or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * A number on a scale, where about right is good enough. For an exact one, use `NumberField`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export function Slider({ name, form, inputRef, ...props }: SliderProps) {
  const { root, parts, condition, provide } = useSliderField(props, [name], css.root);
  return (
    <AriaSlider {...root}>
      {provide(
        <FieldParts {...parts} aside={<SliderOutput className={css.output} />}>
          <SliderTrack className={css.track}>
            <span className={css.line} />
            <Thumb {...{ name, form, inputRef, ...condition }} className={css.thumb} />
          </SliderTrack>
        </FieldParts>,
      )}
    </AriaSlider>
  );
}
