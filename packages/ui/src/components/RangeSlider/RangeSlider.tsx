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
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as slider from '../Slider/Slider.css.js';
import { Thumb } from '../Slider/Thumb.js';
import { useSliderField } from '../Slider/useSliderField.js';
import * as css from './RangeSlider.css.js';

export interface RangeSliderProps
  extends Omit<OwnProps<AriaSliderProps<[number, number]>>, 'defaultValue'>, FieldProps {
  /**
   * Initial values: the lowest and the highest (uncontrolled).
   * @default `minValue` and `maxValue`
   */
  defaultValue?: [number, number] | undefined;
  /**
   * Accessible name of the thumb for the lowest value, combined with `label`.
   * @default 'Minimum'
   */
  startLabel?: string | undefined;
  /**
   * Accessible name of the thumb for the highest value, combined with `label`.
   * @default 'Maximum'
   */
  endLabel?: string | undefined;
  /** Name of the lowest value in a form. */
  startName?: string | undefined;
  /** Name of the highest value in a form. */
  endName?: string | undefined;
  /**
   * Marks the field as invalid and shows `errorMessage`.
   * @default false
   */
  isInvalid?: boolean | undefined;
  /**
   * Makes the values read-only. They are still submitted, and the thumbs remain in the tab order.
   * @default false
   */
  isReadOnly?: boolean | undefined;
  /** Ref of the input for the lowest value, to focus it or to register it with a form library. */
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Ref of the input for the highest value. */
  endInputRef?: Ref<HTMLInputElement> | undefined;
}

/**
 * Slider for a range, where approximate numbers suffice. For one number, use `Slider`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/
 */
export function RangeSlider({
  startLabel,
  endLabel,
  startName,
  endName,
  inputRef,
  endInputRef,
  minValue = 0,
  maxValue = 100,
  defaultValue = [minValue, maxValue],
  ...props
}: RangeSliderProps) {
  const formatMessage = useMessages();
  const names = [startName, endName];
  const { root, parts, condition, provide } = useSliderField(props, names, css.root);
  return (
    <AriaSlider {...root} {...{ minValue, maxValue, defaultValue }}>
      {provide(
        <FieldParts
          {...parts}
          isMarked={false}
          aside={
            <SliderOutput className={slider.output}>
              {({ state }) => `${state.getThumbValueLabel(0)} – ${state.getThumbValueLabel(1)}`}
            </SliderOutput>
          }
        >
          <SliderTrack className={`${slider.track} ${css.track}`}>
            <span className={slider.line} />
            <div className={slider.scale}>
              <SliderFill className={slider.fill} />
            </div>
            <Thumb
              {...condition}
              index={0}
              name={startName}
              inputRef={inputRef}
              aria-label={startLabel ?? formatMessage(nl.minimum)}
              // If both thumbs are at the end of the scale, only this one can move.
              className={({ state }) =>
                `${slider.thumb} ${state.getThumbPercent(0) > 0.5 ? css.above : ''}`
              }
            />
            <Thumb
              {...condition}
              index={1}
              name={endName}
              inputRef={endInputRef}
              aria-label={endLabel ?? formatMessage(nl.maximum)}
              className={slider.thumb}
            />
          </SliderTrack>
        </FieldParts>,
      )}
    </AriaSlider>
  );
}
