import { Container } from '@heldermatch/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { pageCrash } from './copy.ts';
import { Failure, type FailureTexts } from './Waiting.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** Says that it crashed. */
  failure?: FailureTexts;
}

/** Keeps a crash inside a part of the page, logs it, and says so with a way to try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    // oxlint-disable-next-line no-console -- the specified behaviour
    console.error('A part of the page crashed', error, componentStack);
  }

  private readonly retry = () => this.setState({ hasFailed: false });

  override render() {
    const { children, failure = pageCrash } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <Container>
        <Failure {...failure} onRetry={this.retry} />
      </Container>
    );
  }
}
