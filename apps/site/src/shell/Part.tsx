import { ErrorFallback, PlainButton } from '@heldermatch/ui';
import {
  Suspense,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { unreachableToast } from './copy.ts';
import { prefetch, type LazyModule } from '../lazyModule.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { focusOn } from './navigation.ts';
import { toasts } from './toasts.ts';
import { useHydrated } from './useHydrated.ts';

interface FailureProps {
  title: string;
  text: string;
  buttonLabel: string;
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

interface WaitingProps {
  /** What is fetched. */
  module: LazyModule<unknown>;
  /** Stands here while it is on its way, where nothing was prerendered. */
  loading: ReactNode;
  /** What a visitor is told when it can't be fetched, or crashes. */
  failure: Omit<FailureProps, 'onRetry'>;
  /** Puts what is told in its place on the page. */
  place?: (failure: ReactNode) => ReactNode;
}

export interface PartProps extends WaitingProps {
  /** The code of the part. */
  module: LazyModule<{ default: ComponentType }>;
  /**
   * Fetched with its page, or once it is near what is in view: for what is only wanted by who reads on. Its file is then
   * called `….near.tsx`: its styles come after the page.
   * @default 'now'
   */
  when?: 'now' | 'near';
  /** Comes and goes with the part. */
  children?: ReactNode;
}

const asItIs = (failure: ReactNode) => failure;

/**
 * A part of the page whose code is fetched apart. What was prerendered stands until the code is there,
 * however often fetching it fails, and is then hydrated with what was typed into it. React would draw
 * it anew, and empty, if something above it changed meanwhile: so this draws but once, and no context
 * around a part changes its value.
 */
export function Part({
  module,
  when = 'now',
  loading,
  failure,
  place = asItIs,
  children,
}: PartProps) {
  const part = (
    <ErrorBoundary renderFallback={(retry) => place(<Failure {...failure} onRetry={retry} />)}>
      <Suspense fallback={<Waiting {...{ module, loading, failure, place }} />}>
        {children}
        <Content {...{ module, when }} />
      </Suspense>
    </ErrorBoundary>
  );
  return (
    <>
      <FailureToast module={module} failure={failure} />
      {when === 'near' ? <Approach module={module}>{part}</Approach> : part}
    </>
  );
}

/** Alone with its `use`: React loses count of other hooks where a component suspends once and not again. */
function Content({ module, when }: Pick<PartProps, 'module' | 'when'>) {
  const isWanted = when === 'now' || typeof document === 'undefined';
  if (isWanted && module.peek() === undefined && !module.hasFailed()) prefetch(module);
  const { default: Component } = use(module.ready);
  return <Component />;
}

interface ApproachProps extends Pick<PartProps, 'module'> {
  children: ReactNode;
}

/** Fetches the part in it when it is in view, and for who scrolls a window earlier: it works when they come to it. */
function Approach({ module, children }: ApproachProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (root.current === null || module.peek() !== undefined) return undefined;
    const part = root.current;
    const fetchWithin = (rootMargin: string) => {
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) prefetch(module);
        },
        { rootMargin },
      );
      observer.observe(part);
      return observer;
    };
    const observers = [fetchWithin('0px')];
    const approach = () => observers.push(fetchWithin('100% 0px'));
    addEventListener('scroll', approach, { once: true, passive: true });
    return () => {
      removeEventListener('scroll', approach);
      for (const observer of observers) observer.disconnect();
    };
  }, [module]);
  return (
    <div ref={root} data-when="near">
      {children}
    </div>
  );
}

/** Stands in the place of what is not there yet, and says how it goes. */
export function Waiting({ module, loading, failure, place = asItIs }: WaitingProps): ReactNode {
  const hasFailed = useSyncExternalStore(module.subscribe, module.hasFailed, () => false);
  const retry = () => module.load().catch(() => toasts.show(unreachableToast));
  return hasFailed ? place(<Failure {...failure} onRetry={() => void retry()} />) : loading;
}

/** What was prerendered stands: says beside it that it does not work yet. */
function FailureToast({ module, failure }: Pick<WaitingProps, 'module' | 'failure'>) {
  const isHydrated = useHydrated();
  const [wasPrerendered] = useState(!isHydrated);
  useEffect(() => {
    if (!wasPrerendered) return undefined;
    const tell = () => {
      if (!module.hasFailed()) return;
      toasts.show({
        tone: 'critical',
        title: failure.title,
        description: failure.text,
        action: { label: failure.buttonLabel, onPress: () => prefetch(module) },
      });
    };
    tell();
    return module.subscribe(tell);
  }, [wasPrerendered, module, failure]);
  return null;
}
