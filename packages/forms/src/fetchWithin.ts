/**
 * A request that is given up, its answer's body included, after so many milliseconds. Not
 * AbortSignal.timeout, whose clock no test can drive.
 */
export function fetchWithin(ms: number, ...[input, init]: Parameters<typeof fetch>) {
  const deadline = new AbortController();
  const timer: { unref?: () => unknown } = setTimeout(
    () => deadline.abort(new Error(`No answer within ${ms} ms`)),
    ms,
  );
  // Only Node has it: a deadline need not keep a process alive.
  timer.unref?.();
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal;
  return fetch(input, { ...init, signal });
}
