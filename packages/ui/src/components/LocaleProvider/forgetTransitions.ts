import { shareSubscription } from '../../internal/shareSubscription.js';

/** Reports a cancelled transition as ended: a removed element's own events don't reach the document. */
function reportEnd({ currentTarget, propertyName }: TransitionEvent) {
  const end = new TransitionEvent('transitionend', { propertyName });
  document.dispatchEvent(Object.defineProperty(end, 'target', { value: currentTarget }));
}

function watch({ target }: TransitionEvent) {
  (target as Element).addEventListener('transitioncancel', reportEnd as EventListener);
}

/**
 * Lets React Aria forget elements whose transitions were cancelled. It expects one event for each element, but every
 * property has its own. It would keep the element, and after its removal the whole screen around it.
 * @see https://github.com/adobe/react-spectrum/issues/7326
 */
export const forgetTransitions = shareSubscription(() => {
  document.addEventListener('transitionrun', watch);
  return () => document.removeEventListener('transitionrun', watch);
});
