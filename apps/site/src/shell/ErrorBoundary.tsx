import { Component, type ErrorInfo, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  children: ReactNode;
  /** What stands in the place of a part that crashed; `retry` mounts it anew. */
  renderFallback: (retry: () => void) => ReactNode;
}

/** Keeps a crash inside a part of the page, and logs it. */
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
    return this.state.hasFailed ? this.props.renderFallback(this.retry) : this.props.children;
  }
}
