import { lazy, Suspense, useEffect, useState } from 'react';
import { toasts } from './toasts.ts';

const ToastRegion = lazy(() => import('./ToastRegion.ts'));

/** Shows toasts. Most visits see none, so what draws them is fetched with the first. */
export function ToastHost() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => toasts.subscribe(() => setNeeded(true)), []);
  return isNeeded ? (
    <Suspense>
      <ToastRegion toasts={toasts} />
    </Suspense>
  ) : null;
}
