import { Container, ErrorFallback, PlainButton, Spinner } from '@heldermatch/ui';
import { useLayoutEffect, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { LazyModule } from '../lazyModule.ts';
import { focusOn } from '../focus.ts';
import { unreachableToast } from './copy.ts';
import { toasts } from './toasts.ts';

/** Tells that a part of a page can't be fetched, or has crashed. */
export interface FailureTexts {
  title: string;
  text: string;
  buttonLabel: string;
}

/** Stands in the place of a whole page. */
export const Loading = () => (
  <Container>
    <Spinner />
  </Container>
);

interface FailureProps extends FailureTexts {
  onRetry: () => void;
}

/** Says that something failed, with a way to try again. It picks up a lost focus, and does not take one along when it goes. */
export function Failure({ title, text, buttonLabel, onRetry }: FailureProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = root.current;
    // What was pressed to come here is gone.
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
  /** What is fetched. */
  module: LazyModule<unknown>;
  /** Stands here while it is on its way. */
  loading: ReactNode;
  /** What a visitor is told when it can't be fetched. */
  failure: FailureTexts;
  /** Puts what is told in its place on the page. */
  place?: (failure: ReactNode) => ReactNode;
}

/** Stands in the place of what is not there yet, and says how it goes. */
export function Waiting({
  module,
  loading,
  failure,
  place = (told) => told,
}: WaitingProps): ReactNode {
  const hasFailed = useSyncExternalStore(module.subscribe, module.hasFailed, () => false);
  const retry = () => module.load().catch(() => toasts.show(unreachableToast));
  return hasFailed ? place(<Failure {...failure} onRetry={() => void retry()} />) : loading;
}
