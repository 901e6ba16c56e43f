import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Renders an element in the page until the test ends. The returned root renders another. */
export function draw(element: ReactElement): Root {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(element);
  onTestFinished(() => {
    root.unmount();
    container.remove();
  });
  return root;
}
