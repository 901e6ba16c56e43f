import * as account from '../../../baas/account.ts';
import { toasts } from '../../../shell/toasts.ts';
import { unreachableToast } from '../../../shell/copy.ts';

type Refusal = account.Refusal;
type Toast = Parameters<typeof toasts.show>[0];

/**
 * Asks something of the account service and tells with a toast how it ended: `failed` with the reason where it was
 * refused, else that of its outcome, if there is one.
 * @param unreachable - where no answer came
 * @returns its answer, unless it was refused or none came.
 */
export async function tell<Answer extends { status: string }>(
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
