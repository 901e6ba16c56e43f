import { announce as announceByReactAria } from '@react-aria/live-announcer';

/**
 * Announces a message to screen readers, for a change that users only see, such as a new order or a finished count.
 * Works from anywhere, also while a dialog is open. A message that everyone needs belongs in a `Notice` or a toast,
 * which are announced by themselves.
 * @param message - Complete sentence in the language of the page.
 * @param priority - `polite` waits until the screen reader pauses; `assertive` interrupts it. Default: `polite`.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html
 */
export function announce(message: string, priority: 'polite' | 'assertive' = 'polite'): void {
  announceByReactAria(message, priority);
}
