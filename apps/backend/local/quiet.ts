import { AsyncLocalStorage } from 'node:async_hooks';
import { codeOf } from './code-of.ts';

const insideLite = new AsyncLocalStorage<(line: string) => void>();
const print = console.error;

/**
 * `@supabase/lite` prints every failing query with its values, which can include names and addresses. Inside
 * `withoutValues` only the error code is logged; elsewhere `console.error` is unchanged.
 */
console.error = (...values: unknown[]) => {
  const log = insideLite.getStore();
  if (log) log(JSON.stringify({ event: 'api-error', code: values.map(codeOf).find(Boolean) }));
  else print(...values);
};

export const withoutValues = <Result>(log: (line: string) => void, task: () => Result): Result =>
  insideLite.run(log, task);
