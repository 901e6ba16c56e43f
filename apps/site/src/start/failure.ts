// Tells what did not come, without React, which may be what did not. The toast stands hidden in every document.
import { startFailure } from './texts.ts';

const toast = () => document.getElementById('start-failure');

/** What is tried again together. */
const failed = new Set<() => void>();

function tryAgain(): void {
  hide();
  for (const retry of failed) {
    failed.delete(retry);
    retry();
  }
}

function hide(): void {
  const shown = toast();
  if (shown === null) return;
  if (shown.contains(document.activeElement)) document.querySelector('main')?.focus();
  shown.hidden = true;
}

function onPress({ target }: Event): void {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button === null) return;
  if (button === toast()?.querySelector('button')) tryAgain();
  else hide();
}

/** Listens to the buttons of the toast. */
export function tendFailures(): void {
  toast()?.addEventListener('click', onPress);
}

/**
 * Says that something failed.
 * @param text - what it was, and what is left.
 * @returns when it is to be tried again: on a press of the toast's button, or when the connection is back.
 */
export function tellFailure(text: string = startFailure.description): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  failed.add(resolve);
  addEventListener('online', tryAgain, { once: true });
  const shown = toast();
  if (shown === null) return promise;
  const description = shown.querySelector('p + p');
  if (description !== null) description.textContent = text;
  shown.hidden = false;
  return promise;
}

/** What was wanted then is not wanted any more. */
export function forgetFailures(): void {
  failed.clear();
  hide();
}
