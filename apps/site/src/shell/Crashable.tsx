import { Container } from '@heldermatch/ui';
import type { ReactNode } from 'react';
import { pageCrash } from './copy.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Failure, type FailureTexts } from './Waiting.tsx';

export interface CrashableProps {
  children: ReactNode;
  /** Says that it crashed. */
  failure?: FailureTexts;
}

/** A part of the page that says when it crashes, and can be tried again. */
export function Crashable({ children, failure = pageCrash }: CrashableProps) {
  return (
    <ErrorBoundary
      renderFallback={(retry) => (
        <Container>
          <Failure {...failure} onRetry={retry} />
        </Container>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
