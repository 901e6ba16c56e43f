import { ToastRegion } from '@heldermatch/ui';
import { startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { toasts } from '../shell/toasts.ts';
import { IslandRoot, type IslandModule } from './IslandRoot.tsx';

/** Says that an island listens. */
function Alive({ onAlive }: { onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

let toastRegion: Root | undefined;

/** Islands tell what they have to tell in one place, which stays when the page changes. */
function hydrateToasts(): void {
  const element = document.getElementById('toasts');
  if (element === null || toastRegion !== undefined) return;
  toastRegion = hydrateRoot(element, <ToastRegion toasts={toasts} />, {
    identifierPrefix: 'toasts-',
  });
}

/**
 * Brings an island to life, in tasks that are short.
 * @param onAlive - called when it listens.
 * @returns a function that ends it.
 */
export function hydrate(
  element: HTMLElement,
  module: IslandModule,
  onAlive: () => void,
): () => void {
  const { island: identifierPrefix = '' } = element.dataset;
  let root: Root | undefined;
  const tell = () => {
    element.dataset['hydrated'] = '';
    onAlive();
  };
  startTransition(() => {
    hydrateToasts();
    root = hydrateRoot(
      element,
      <IslandRoot module={module}>
        <Alive onAlive={tell} />
      </IslandRoot>,
      { identifierPrefix },
    );
  });
  return () => root?.unmount();
}
