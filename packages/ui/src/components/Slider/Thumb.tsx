import { useEffect, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { SliderThumb, type SliderThumbProps } from 'react-aria-components/Slider';

interface ThumbProps extends Omit<SliderThumbProps, 'children' | 'inputRef'> {
  inputRef: Ref<HTMLInputElement> | undefined;
  isReadOnly: boolean;
}

/** A thumb that can be read-only, which React Aria's can't: it keeps the focus, and its value. */
export function Thumb({ inputRef, isReadOnly, ...props }: ThumbProps) {
  const input = useObjectRef(inputRef);
  // React Aria hands on no attribute to the input.
  useEffect(() => {
    if (isReadOnly) input.current?.setAttribute('aria-readonly', 'true');
    else input.current?.removeAttribute('aria-readonly');
  }, [input, isReadOnly]);
  return (
    <SliderThumb {...props} inputRef={input}>
      {({ state }) => {
        // React Aria's thumb says that it is editable whenever it is drawn, just before this.
        if (isReadOnly) state.setThumbEditable(props.index ?? 0, false);
        return null;
      }}
    </SliderThumb>
  );
}
