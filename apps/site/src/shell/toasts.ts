import { createToasts } from '@heldermatch/ui';

/** Toast queue of the site, which shows one toast at a time. */
export const toasts = createToasts();
