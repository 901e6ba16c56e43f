import { createToasts } from '@heldermatch/ui';

/** The one message that the site shows at a time. */
export const toasts = createToasts();
