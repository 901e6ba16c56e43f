import { shareSubscription } from '../../internal/shareSubscription.js';

// Bundlers replace `process.env.NODE_ENV` with its value, and need it in this form.
declare const process: { env: { NODE_ENV?: string } };

// In the capture phase: React Aria stops these events.
const capture = true;

function warn(event: Event) {
  const [inner] = event.composedPath();
  if (inner === event.target || !(inner instanceof Element)) return;
  if (inner.closest('[data-rac]') === null) return;
  // oxlint-disable-next-line no-console -- a warning for developers
  console.warn('@heldermatch/ui does not work in a shadow root: press events are lost there.');
  ignore();
}

function ignore() {
  document.removeEventListener('pointerdown', warn, { capture });
  document.removeEventListener('keydown', warn, { capture });
}

/** Warns once in development when the user presses a component in an open shadow root. */
export const warnInShadowRoot = shareSubscription(() => {
  if (process.env.NODE_ENV === 'production') return ignore;
  document.addEventListener('pointerdown', warn, { capture });
  document.addEventListener('keydown', warn, { capture });
  return ignore;
});
