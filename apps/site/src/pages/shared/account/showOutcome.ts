import * as account from '../../../baas/account.ts';
import { toasts } from '../../../shell/toasts.ts';
import { unreachableToast } from '../../../shell/copy.ts';

type Refusal = account.Refusal;
type Toast = Parameters<typeof toasts.show>[0];

/**
 * Calls the account service and shows the outcome in a toast. A refusal shows `failed` with its reason; other outcomes
 * show their own toast, if they have one.
 * @param unreachable - Toast for a missing response.
 * @returns the response, or undefined after a refusal or without a response.
 */
export async function showOutcome<Answer extends { status: string }>(
  ask: (service: typeof account) => Promise<Answer | Refusal>,
  outcomes: Partial<Record<Answer['status'], Toast>>,
  failed: Toast,
  unreachable: Toast = unreachableToast,
): Promise<Answer | undefined> {
  try {
    const answer = await ask(account);
    if (isRefusal(answer)) {
      toasts.show({ ...failed, description: answer.reason });
      return undefined;
    }
    const toast = outcomes[answer.status as Answer['status']];
    if (toast !== undefined) toasts.show(toast);
    return answer;
  } catch {
    toasts.show(unreachable);
    return undefined;
  }
}

const isRefusal = (answer: { status: string }): answer is Refusal => answer.status === 'refused';
