import { shareSubscription } from '../../internal/shareSubscription.js';

const isCommandKnown = () => 'commandForElement' in HTMLButtonElement.prototype;

/** Polyfill for invoker commands: Firefox before 144, Safari before 26.2. */
function followCommand({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const isOpening = button?.getAttribute('command') === 'show-modal';
  if (isOpening && !dialog.open) dialog.showModal();
  if (!isOpening) dialog.close();
}

const tabbable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Cycles Tab focus inside the dialog. Natively, focus passes through the browser's own controls between the last and
 * first control.
 */
function cycleFocus(event: KeyboardEvent): void {
  const dialog = document.querySelector('dialog:modal');
  if (event.key !== 'Tab' || dialog === null) return;
  const controls = [...dialog.querySelectorAll<HTMLElement>(tabbable)].filter(
    (control) => control.checkVisibility() && !control.matches(':disabled'),
  );
  const [first, last] = [controls[0], controls.at(-1)];
  const isAtEdge = document.activeElement === (event.shiftKey ? first : last);
  if (!isAtEdge && dialog.contains(document.activeElement)) return;
  event.preventDefault();
  (event.shiftKey ? last : first)?.focus();
}

/**
 * Polyfills invoker commands for every `PlainDialog`, and keeps Tab focus inside an open one. The component calls it on
 * mount; a static page calls it once.
 * @returns a function that stops this, unless other callers still need it.
 * @see https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export const enhanceDialogs: () => () => void = shareSubscription(() => {
  if (!isCommandKnown()) document.addEventListener('click', followCommand);
  document.addEventListener('keydown', cycleFocus);
  return () => {
    document.removeEventListener('click', followCommand);
    document.removeEventListener('keydown', cycleFocus);
  };
});
