import type { RefObject } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider';
import * as field from '../../internal/field/field.css.js';
import { useFieldRoot } from '../../internal/field/useFieldRoot.js';
import type { Own } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as slider from '../Slider/Slider.css.js';
import * as css from './RangeSlider.css.js';

export interface RangeSliderProps extends Omit<
  Own<AriaSliderProps<[number, number]>>,
  'defaultValue'
> {
  /** What is set. */
  label: string;
  /**
   * The lowest and the highest value at first.
   * @default `minValue` and `maxValue`
   */
  defaultValue?: [number, number];
  /**
   * Names the thumb of the lowest value, together with `label`.
   * @default 'Minimum'
   */
  startLabel?: string;
  /**
   * Names the thumb of the highest value, together with `label`.
   * @default 'Maximum'
   */
  endLabel?: string;
  /** Name of the lowest value in a form. */
  startName?: string;
  /** Name of the highest value in a form. */
  endName?: string;
  /** The control of the lowest value: to give it the focus, or to register it with a form library. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** The control of the highest value. */
  endInputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * A part of a scale, from one number to another, where about right is good enough. For one number, use `Slider`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider-multithumb/
 */
export function RangeSlider({
  label,
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
  const say = useMessages();
  const root = useFieldRoot(props, css.root);
  return (
    <AriaSlider {...root} {...{ minValue, maxValue, defaultValue }}>
      <Label className={field.label}>{label}</Label>
      <SliderOutput className={slider.output}>
        {({ state }) => `${state.getThumbValueLabel(0)} – ${state.getThumbValueLabel(1)}`}
      </SliderOutput>
      <SliderTrack className={`${slider.track} ${css.track}`}>
        <span className={slider.line} />
        <div className={css.scale}>
          <SliderFill className={css.fill} />
        </div>
        <SliderThumb
          index={0}
          name={startName}
          inputRef={inputRef}
          aria-label={startLabel ?? say(nl.minimum)}
          // Where both stand at the end of the scale, only this one can move.
          className={({ state }) =>
            `${slider.thumb} ${state.getThumbPercent(0) > 0.5 ? css.above : ''}`
          }
        />
        <SliderThumb
          index={1}
          name={endName}
          inputRef={endInputRef}
          aria-label={endLabel ?? say(nl.maximum)}
          className={slider.thumb}
        />
      </SliderTrack>
    </AriaSlider>
  );
}
