import type { RefObject } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider';
import * as field from '../../internal/field/field.css.js';
import { useFieldRoot } from '../../internal/field/useFieldRoot.js';
import type { Own } from '../../internal/root.js';
import * as css from './Slider.css.js';

export interface SliderProps extends Own<AriaSliderProps<number>> {
  /** What is set. */
  label: string;
  /** Name in a form. */
  name?: string;
  /** The control in it: to give it the focus, or to register it with a form library. */
  inputRef?: RefObject<HTMLInputElement | null>;
}

/**
 * A number on a scale, where about right is good enough. For an exact one, use `TextField`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export function Slider({ label, name, inputRef, ...props }: SliderProps) {
  const root = useFieldRoot(props, css.root);
  return (
    <AriaSlider {...root}>
      <Label className={field.label}>{label}</Label>
      <SliderOutput className={css.output} />
      <SliderTrack className={css.track}>
        <span className={css.line} />
        <SliderThumb name={name} inputRef={inputRef} className={css.thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
