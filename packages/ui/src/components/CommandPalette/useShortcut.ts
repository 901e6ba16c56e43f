import { useEffect, useEffectEvent } from 'react';

const isMac = () => /^(?:Mac|iP)/.test(navigator.platform);

/** Listens for Ctrl + K, or ⌘ + K on Apple devices, regardless of focus. */
export function useShortcut(isHeard: boolean, press: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const isWith = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isWith || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    // A held key would toggle the palette repeatedly.
    if (event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    if (!isHeard) return undefined;
    const listen = (event: KeyboardEvent) => hear(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isHeard]);
}
