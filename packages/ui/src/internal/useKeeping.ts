import { useState } from 'react';

/** Runs an action that saves something, and tracks whether it failed. */
export function useKeeping() {
  const [hasFailed, setFailed] = useState(false);
  const keep = async (action: () => void | Promise<void>) => {
    setFailed(false);
    try {
      await action();
    } catch {
      setFailed(true);
    }
  };
  return { hasFailed, keep };
}
