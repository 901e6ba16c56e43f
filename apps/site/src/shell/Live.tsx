import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

/** A part of a page to read that does nothing without the app: `start.ts` starts that when it comes near or is used. */
export function Live(props: ErrorBoundaryProps) {
  return (
    <div data-live="">
      <ErrorBoundary {...props} />
    </div>
  );
}
