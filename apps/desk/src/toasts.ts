import { createToasts } from '@heldermatch/ui';

export const toasts = createToasts();

/** Says that something could not be kept, and what to do about it. */
export const notKept = () =>
  toasts.show({
    tone: 'critical',
    title: 'Niet vastgelegd',
    description:
      'Deze browser kon het niet bewaren. Maak ruimte op dit apparaat vrij en probeer het opnieuw.',
  });
