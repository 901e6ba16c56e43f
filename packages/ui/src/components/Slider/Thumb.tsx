import { useEffect, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { SliderThumb, type SliderThumbProps } from 'react-aria-components/Slider';

interface ThumbProps extends Omit<SliderThumbProps, 'children' | 'inputRef'> {
  inputRef: Ref<HTMLInputElement> | undefined;
  isReadOnly: boolean;
}

/** Slider thumb with a read-only state, which React Aria's lacks. It remains focusable and keeps its value. */
export function Thumb({ inputRef, isReadOnly, ...props }: ThumbProps) {
  const input = useObjectRef(inputRef);
  // React Aria does not pass attributes on to the input.
  useEffect(() => {
    if (isReadOnly) input.current?.setAttribute('aria-readonly', 'true');
    else input.current?.removeAttribute('aria-readonly');
  }, [input, isReadOnly]);
  return (
    <SliderThumb {...props} inputRef={input}>
      {({ state }) => {
        // React Aria's thumb makes itself editable on every render, just before this.
        if (isReadOnly) state.setThumbEditable(props.index ?? 0, false);
        return null;
      }}
    </SliderThumb>
  );
}
