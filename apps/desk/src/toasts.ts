import { createToasts } from '@heldermatch/ui';
import { OvertakenError } from './log.ts';
import { DatabaseError } from './store.ts';

export const toasts = createToasts();

/** Explains why something could not be saved, and offers a remedy. */
export function saveErrorText(error: unknown): string {
  if (error instanceof OvertakenError) {
    return `${error.by} veranderde dit intussen, misschien in een ander tabblad. Bekijk wat er nu staat en beslis dan opnieuw.`;
  }
  if (error instanceof DatabaseError) return error.message;
  const cause = error instanceof DOMException ? error.name : undefined;
  if (cause === 'QuotaExceededError') {
    return 'De opslag van deze browser is vol. Maak ruimte op dit apparaat vrij en probeer het opnieuw.';
  }
  if (cause === 'SecurityError' || cause === 'InvalidStateError') {
    return 'Deze browser staat hier geen opslag toe, zoals in een privévenster. Open de werkbank in een gewoon venster.';
  }
  return 'Deze browser kon het niet bewaren. Laad de pagina opnieuw en probeer het nog eens.';
}

/** Shows a toast that code could not be downloaded. */
export function showLoadError(): void {
  toasts.show({
    tone: 'critical',
    title: 'Niet geladen',
    description: 'Controleer uw verbinding en laad de pagina opnieuw.',
  });
}

/**
 * Shows a toast that something could not be saved, with a remedy.
 * @returns false, with which a form keeps its values.
 */
export function showSaveError(error: unknown): false {
  toasts.show({ tone: 'critical', title: 'Niet vastgelegd', description: saveErrorText(error) });
  return false;
}
