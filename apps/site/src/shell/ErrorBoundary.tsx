import { Container } from '@heldermatch/ui';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { pageCrash } from './copy.ts';
import { Failure, type FailureTexts } from './Waiting.tsx';

export interface ErrorBoundaryProps {
  children: ReactNode;
  failure?: FailureTexts;
}

/** Contains a crash to its part of the page. Logs it, and shows a message with a retry. */
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
