import type { Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderOutput,
  SliderThumb,
  SliderTrack,
  type SliderProps as AriaSliderProps,
} from 'react-aria-components/Slider';
import * as field from '../../internal/field/field.css.js';
import * as css from './Slider.css.js';

export interface SliderProps extends Omit<
  AriaSliderProps<number>,
  'className' | 'style' | 'children' | 'render' | 'orientation'
> {
  /** What is set. */
  label: string;
  /** Name in a form. */
  name?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * A number on a scale, where about right is good enough. For an exact one, use `TextField`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/slider/
 */
export function Slider({ label, name, ...props }: SliderProps) {
  return (
    <AriaSlider {...props} className={css.root}>
      <Label className={field.label}>{label}</Label>
      <SliderOutput className={css.output} />
      <SliderTrack className={css.track}>
        <span className={css.line} />
        <SliderThumb name={name} className={css.thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
