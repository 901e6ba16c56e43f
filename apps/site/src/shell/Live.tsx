import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

/** Interactive part of a reading page. `start.ts` starts the app when it is near the viewport or used. */
export function Live(props: ErrorBoundaryProps) {
  return (
    <div data-live="">
      <ErrorBoundary {...props} />
    </div>
  );
}
