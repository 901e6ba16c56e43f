import { useState } from 'react';

/** Runs an action that saves something, and tracks whether it failed. */
export function useSaving() {
  const [hasFailed, setFailed] = useState(false);
  const trySave = async (action: () => void | Promise<void>) => {
    setFailed(false);
    try {
      await action();
    } catch {
      setFailed(true);
    }
  };
  return { hasFailed, trySave };
}
