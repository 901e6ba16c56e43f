import { act, createElement, StrictMode, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';

function button(text: string) {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  return element;
}

/** Adds HTML to the page for the duration of a test, between two buttons. */
export async function place(html: string) {
  const [before, root, after] = [button('before'), document.createElement('div'), button('after')];
  root.innerHTML = html;
  // The Tab key would stop twice at a frame that is still loading: in the old document and in the new one.
  const loads = [...root.querySelectorAll('iframe')].map(
    (frame) => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })),
  );
  document.body.append(before, root, after);
  onTestFinished(() => document.body.replaceChildren());
  await Promise.all(loads);
  return { before, root, after };
}

/**
 * Hydrates server-rendered HTML, in `StrictMode`. The returned array collects console messages until the test ends, each
 * once: `StrictMode` runs renders and effects twice.
 */
export async function hydrate(root: Element, element: ReactNode): Promise<string[]> {
  const messages: string[] = [];
  const note = (message: string) => void (messages.includes(message) || messages.push(message));
  for (const level of ['error', 'warn'] as const) {
    const spy = vi
      .spyOn(console, level)
      .mockImplementation((...message) => note(message.join(' ')));
    onTestFinished(() => spy.mockRestore());
  }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  // Returns a promise, so that `act` includes data that resolves immediately.
  const app = await act(() =>
    Promise.resolve(
      hydrateRoot(root, createElement(StrictMode, null, element), {
        onRecoverableError: (error) => note(String(error)),
      }),
    ),
  );
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  onTestFinished(() => app.unmount());
  return messages;
}
