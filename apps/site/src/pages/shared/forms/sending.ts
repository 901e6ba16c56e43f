// What it takes to send a form beyond drawing it.
import { prefetchBaas } from '../../../baas/index.ts';
import { lazyModule, prefetch } from '../../../lazyModule.ts';

/** The schemas of all forms, and what checks by them. */
export const checks = lazyModule(() => import('@heldermatch/forms/schemas'));

/** Fetches it while somebody types. */
export function prefetchSending(): void {
  prefetch(checks);
  prefetchBaas();
}
