import { useState } from 'react';

/** Does what the app keeps, and knows whether that failed. */
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
