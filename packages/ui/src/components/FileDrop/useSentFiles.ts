import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * Manages the file input that the form submits. A reset empties the input after React has rendered, so it is filled
 * again with the current files.
 */
export function useSentFiles(files: readonly File[], onReset: () => void) {
  const sent = useRef<HTMLInputElement>(null);
  useEffect(() => fill(sent.current, files), [files]);
  const reset = useEffectEvent(onReset);
  const refill = useEffectEvent(() => fill(sent.current, files));
  useEffect(() => {
    const form = sent.current?.form;
    const onFormReset = () => {
      reset();
      setTimeout(refill);
    };
    form?.addEventListener('reset', onFormReset);
    return () => form?.removeEventListener('reset', onFormReset);
  }, []);
  return sent;
}

function fill(input: HTMLInputElement | null, files: readonly File[]): void {
  // jsdom has none, so there a form submits no files.
  if (input === null || !('DataTransfer' in globalThis)) return;
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
}
