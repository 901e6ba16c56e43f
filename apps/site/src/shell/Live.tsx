import { ErrorBoundary, type ErrorBoundaryProps } from './ErrorBoundary.tsx';

interface LiveProps extends ErrorBoundaryProps {
  /**
   * Event that starts the app: the part is near the viewport, or only used. `used` is for a part at the top of a page
   * that the browser's own controls keep usable until then.
   * @default 'near'
   */
  when?: 'near' | 'used';
}

/** Interactive part of a reading page, for which `start.ts` starts the app. */
export function Live({ when = 'near', ...props }: LiveProps) {
  return (
    <div data-live={when}>
      <ErrorBoundary {...props} />
    </div>
  );
}
