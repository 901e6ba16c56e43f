import { Container, LocaleProvider } from '@heldermatch/ui';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { AuthProvider } from '../auth/AuthProvider.tsx';
import { pageCrash } from '../shell/copy.ts';
import { ErrorBoundary } from '../shell/ErrorBoundary.tsx';
import { Failure } from '../shell/Waiting.tsx';

/** What a visitor is told when an island can't be fetched, or crashes. */
export interface IslandFailure {
  title: string;
  text: string;
  buttonLabel: string;
}

/** A file that the browser draws too. */
export interface IslandModule {
  default: ComponentType;
  /** @default what is said of any part of a page */
  failure?: IslandFailure;
}

export interface IslandRootProps {
  module: IslandModule;
  children?: ReactNode;
}

/** What stands around the content of each island: the same where it is prerendered and in the browser. */
export function IslandRoot({ module, children }: IslandRootProps) {
  const { default: Content, failure = pageCrash } = module;
  return (
    <StrictMode>
      <LocaleProvider>
        <AuthProvider>
          <ErrorBoundary
            renderFallback={(retry) => (
              <Container>
                <Failure {...failure} onRetry={retry} />
              </Container>
            )}
          >
            <Content />
            {children}
          </ErrorBoundary>
        </AuthProvider>
      </LocaleProvider>
    </StrictMode>
  );
}
