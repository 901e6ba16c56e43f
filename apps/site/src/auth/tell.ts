import type { Refusal } from '../baas/account.ts';
import { toasts } from '../shell/toasts.ts';
import { unreachableToast } from '../start/texts.ts';
import { refusalText } from './copy.ts';

type Toast = Parameters<typeof toasts.show>[0];

/**
 * Runs a call and tells with a toast how it ended: `failed` with the reason where it was refused, else that of its
 * outcome, if there is one.
 * @returns its answer, unless it was refused or none came.
 */
export async function tell<Answer extends { status: string }>(
  call: Promise<Answer | Refusal>,
  outcomes: Partial<Record<Answer['status'], Toast>>,
  failed: Toast,
): Promise<Answer | undefined> {
  try {
    const answer = await call;
    if (isRefusal(answer)) {
      toasts.show({ ...failed, description: refusalText(answer) });
      return undefined;
    }
    const toast = outcomes[answer.status as Answer['status']];
    if (toast !== undefined) toasts.show(toast);
    return answer;
  } catch {
    toasts.show(unreachableToast);
    return undefined;
  }
}

const isRefusal = (answer: { status: string }): answer is Refusal => answer.status === 'refused';
