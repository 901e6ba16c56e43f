import { useEffect, useEffectEvent } from 'react';

const isMac = () => /^(?:Mac|iP)/.test(navigator.platform);

/** Listens for Ctrl + K, or ⌘ + K on Apple devices, regardless of focus. */
export function useShortcut(isEnabled: boolean, press: () => void): void {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const hasModifier = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!hasModifier || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'k') return;
    // A held key would toggle the palette repeatedly.
    if (event.defaultPrevented || event.repeat) return;
    event.preventDefault();
    press();
  });
  useEffect(() => {
    if (!isEnabled) return undefined;
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isEnabled]);
}
