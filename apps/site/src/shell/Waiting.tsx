import { Container, ErrorFallback, PlainButton, Spinner } from '@heldermatch/ui';
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { LazyModule } from '../lazyModule.ts';
import { focusOn } from '../focus.ts';
import { unreachableToast } from './copy.ts';
import { toasts } from './toasts.ts';

/** Copy for a part of a page that can't be fetched or has crashed. */
export interface FailureTexts {
  title: string;
  text: string;
  buttonLabel: string;
}

/** Placeholder of a whole page while it loads. */
export const Loading = () => (
  <Container>
    <Spinner />
  </Container>
);

interface FailureProps extends FailureTexts {
  onRetry: () => void;
}

/** Error message with a retry. Recovers a lost focus, and passes its own focus on when it unmounts. */
export function Failure({ title, text, buttonLabel, onRetry }: FailureProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    // The pressed control no longer exists.
    if (document.activeElement === document.body) focusOn(document.querySelector('main'));
    return () => {
      if (element?.contains(document.activeElement)) focusOn(document.querySelector('main'));
    };
  }, []);
  return (
    <div ref={root}>
      <ErrorFallback
        title={title}
        text={text}
        action={<PlainButton onClick={onRetry}>{buttonLabel}</PlainButton>}
      />
    </div>
  );
}

export interface WaitingProps {
  /** Module that is loading. */
  module: LazyModule<unknown>;
  /** Content while the module loads. */
  loading: ReactNode;
  /** Copy for a module that can't be fetched. */
  failure: FailureTexts;
  /** Wraps the error message in the layout of the page. */
  place?: (failure: ReactNode) => ReactNode;
}

/** Placeholder for a module: shows that it loads, or an error with a retry. */
export function Waiting({
  module,
  loading,
  failure,
  place = (message) => message,
}: WaitingProps): ReactNode {
  const hasFailed = useSyncExternalStore(module.subscribe, module.hasFailed, () => false);
  const retry = () => module.load().catch(() => toasts.show(unreachableToast));
  return hasFailed ? place(<Failure {...failure} onRetry={() => void retry()} />) : loading;
}
