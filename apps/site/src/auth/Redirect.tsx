import { useEffect } from 'react';
import { navigate } from 'wouter/use-browser-location';

/** Replaces the current history entry, so that 'back' does not return to it. */
export function Redirect({ to }: { to: string }) {
  useEffect(() => navigate(to, { replace: true, state: { entry: Date.now() } }), [to]);
  return null;
}
