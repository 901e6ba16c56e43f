/**
 * Fetches with a timeout in milliseconds, which includes the body of the response. Not `AbortSignal.timeout`, whose
 * clock tests can't control.
 */
export function fetchWithin(ms: number, ...[input, init]: Parameters<typeof fetch>) {
  const deadline = new AbortController();
  const timer: { unref?: () => unknown } = setTimeout(
    () => deadline.abort(new Error(`No answer within ${ms} ms`)),
    ms,
  );
  // Only in Node: a pending timeout shouldn't keep a process alive.
  timer.unref?.();
  const signal = init?.signal ? AbortSignal.any([init.signal, deadline.signal]) : deadline.signal;
  return fetch(input, { ...init, signal });
}
