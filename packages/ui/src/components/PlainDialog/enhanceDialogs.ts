import { shared } from '../../internal/shared.js';

const isCommandKnown = () => 'commandForElement' in HTMLButtonElement.prototype;

/** Opens and closes where the browser does not know the commands of buttons: Firefox before 144, Safari before 26.2. */
function followCommand({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button[commandfor]') : null;
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  const isOpening = button?.getAttribute('command') === 'show-modal';
  if (isOpening && !dialog.open) dialog.showModal();
  if (!isOpening) dialog.close();
}

const tabbable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** From the last control to the first and back: the browser would go through its own buttons on the way. */
function goRound(event: KeyboardEvent): void {
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
 * Does for every `PlainDialog` what not every browser does: opens and closes it by its buttons, and keeps the Tab key in it.
 * The component calls it where React draws it; a page that is only HTML calls it once.
 * @returns a function that ends it, unless others need it still.
 * @see https://developer.mozilla.org/docs/Web/API/Invoker_Commands_API
 */
export const enhanceDialogs: () => () => void = shared(() => {
  if (!isCommandKnown()) document.addEventListener('click', followCommand);
  document.addEventListener('keydown', goRound);
  return () => {
    document.removeEventListener('click', followCommand);
    document.removeEventListener('keydown', goRound);
  };
});
