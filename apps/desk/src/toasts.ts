import { createToasts } from '@heldermatch/ui';
import { OvertakenError } from './log.ts';
import { DatabaseError } from './store.ts';

export const toasts = createToasts();

/** Why a team's database refuses a change, by its error code. */
const refusals: Readonly<Record<string, string>> = {
  '42501':
    'Uw rol in het team staat dit niet toe, of u bent intussen uitgelogd. Vraag een recruiter van uw team.',
  PT404: 'Een collega heeft dit intussen verwijderd. Laad de pagina opnieuw.',
  PT422: 'De database neemt dit zo niet aan. Kijk na wat u invulde.',
};

/** Explains why something could not be saved, and offers a remedy. */
export function saveErrorText(error: unknown): string {
  if (error instanceof OvertakenError) {
    return `${error.by} veranderde dit intussen, misschien in een ander tabblad. Bekijk wat er nu staat en beslis dan opnieuw.`;
  }
  if (error instanceof DatabaseError) {
    return (
      refusals[error.code] ??
      'De database kon het niet bewaren. Is er verbinding? Probeer het dan nog eens.'
    );
  }
  const cause = error instanceof DOMException ? error.name : undefined;
  if (cause === 'QuotaExceededError') {
    return 'De opslag van deze browser is vol. Maak ruimte op dit apparaat vrij en probeer het opnieuw.';
  }
  if (cause === 'SecurityError' || cause === 'InvalidStateError') {
    return 'Deze browser staat hier geen opslag toe, zoals in een privévenster. Open de werkbank in een gewoon venster.';
  }
  return 'Deze browser kon het niet bewaren. Laad de pagina opnieuw en probeer het nog eens.';
}

/** Shows a toast that something could not be saved, with a remedy. */
export const showSaveError = (error: unknown) =>
  toasts.show({ tone: 'critical', title: 'Niet vastgelegd', description: saveErrorText(error) });
