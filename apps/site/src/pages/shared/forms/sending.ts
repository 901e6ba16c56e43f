// Code that a form needs for sending, not for rendering.
import { prefetchBaas } from '../../../baas/index.ts';
import { lazyModule, prefetch } from '../../../lazyModule.ts';

/** Schemas of all forms, and their validation. */
export const checks = lazyModule(() => import('@heldermatch/forms/schemas'));

/** Prefetches that code while the user types. */
export function prefetchSending(): void {
  prefetch(checks);
  prefetchBaas();
}
