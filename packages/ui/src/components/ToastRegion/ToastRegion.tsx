import { X } from 'lucide';
import {
  useCallback,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { feedbackIcons } from '../../internal/feedback/icons.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { Link } from '../Link/index.js';
import { PlainButton } from '../PlainButton/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import type { Toast, ToastContent, Toasts, ToastsSnapshot } from './createToasts.js';
import { keepRoomFor, makeRoomFor } from './makeRoomFor.js';
import * as css from './ToastRegion.css.js';

export interface ToastRegionProps extends RootProps {
  /** Toasts created by `createToasts`. */
  toasts: Toasts;
}

/** Duration of a toast that is not `critical`, in seconds. A toast with an action stays longer. */
const timeInView = 8;
const timeToAct = 20;

const initialSnapshot: ToastsSnapshot = { shown: [], nextId: 1 };

/**
 * Region of toasts at the bottom of the viewport, which are announced immediately. Render one per app, anywhere in the
 * tree. Escape closes the focused toast, or else the newest; F6 moves focus to the newest and back.
 *
 * It depends on browser features only, so it can be in the initial page: a report of a network failure can't be loaded
 * over that network.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function ToastRegion({ toasts, ref, ...root }: ToastRegionProps) {
  const { shown, nextId } = useSyncExternalStore(
    toasts.subscribe,
    toasts.getSnapshot,
    () => initialSnapshot,
  );
  const isShown = shown.length > 0;
  const region = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current);
  const previousFocus = useRef<Element>(null);

  const giveFocusBack = useCallback(() => {
    const isThere = previousFocus.current?.isConnected && previousFocus.current !== document.body;
    const place = isThere ? previousFocus.current : document.querySelector('main');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }, []);
  const close = useCallback(
    (id: number) => {
      const cards = cardsIn(region.current);
      const closed = cards.find((card) => card.dataset['toast'] === String(id));
      const hadFocus = closed?.contains(document.activeElement) === true;
      const next = cards.filter((card) => card !== closed).at(-1);
      toasts.close(id);
      if (!hadFocus) return;
      if (next === undefined) giveFocusBack();
      else next.focus();
    },
    [toasts, giveFocusBack],
  );
  const isHeld = useCallback(
    () => region.current?.matches(':hover, :focus-within') === true || document.hidden,
    [],
  );

  useLayoutEffect(
    () => (isShown && region.current !== null ? keepRoomFor(region.current) : undefined),
    [isShown],
  );
  // Updates on every change: a busy browser reports sizes in the next frame, and a key press may come first.
  useLayoutEffect(() => {
    if (shown.length === 0 || region.current === null) return;
    makeRoomFor(region.current);
    // The region scrolls if several toasts don't fit, at 400 % zoom.
    if (region.current.contains(document.activeElement)) return;
    region.current.scrollTop = cardsIn(region.current).at(-1)?.offsetTop ?? 0;
  }, [shown]);

  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const cards = cardsIn(region.current);
      const focused = cards.find((card) => card.contains(document.activeElement));
      // An open menu handles Escape, but the browser does not set `defaultPrevented`.
      const isTaken = event.defaultPrevented || document.querySelector(':popover-open') !== null;
      if (event.key === 'Escape' && !isTaken) {
        close(Number((focused ?? cards.at(-1))?.dataset['toast']));
      }
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (focused === undefined) cards.at(-1)?.focus();
      else giveFocusBack();
    };
    const rememberFocus = () => {
      const { activeElement } = document;
      if (!region.current?.contains(activeElement)) previousFocus.current = activeElement;
    };
    rememberFocus();
    document.addEventListener('focusin', rememberFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', rememberFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [isShown, close, giveFocusBack]);

  return (
    <Region isShown={isShown} {...root} ref={region}>
      {/* The last card is rendered before it has content: otherwise some screen readers do not announce it. */}
      {[...shown, undefined].map((toast) => (
        <Card key={toast?.id ?? nextId} toast={toast} close={close} isHeld={isHeld} />
      ))}
    </Region>
  );
}

/** Visible cards, the oldest first. */
const cardsIn = (region: Element | null) => [
  ...(region?.querySelectorAll<HTMLElement>('[data-toast]') ?? []),
];

export type StaticToastProps = RootProps<HTMLDivElement> &
  Omit<ToastContent, 'action'> & {
    /** Label of the button. */
    actionLabel: string;
  };

/**
 * Toast as static HTML for server rendering. A small script shows it if the app's own code fails to load. Its buttons
 * have no behaviour.
 */
export function StaticToast({
  actionLabel,
  tone,
  title,
  description,
  link,
  ...root
}: StaticToastProps) {
  const action = { label: actionLabel, onPress: nothing };
  return (
    <Region isShown {...root}>
      <Card toast={{ tone, title, description, link, action, id: 0 }} />
    </Region>
  );
}

const nothing = () => {};

interface RegionProps extends RootProps<HTMLDivElement> {
  isShown: boolean;
  children: ReactNode;
}

function Region({ isShown, children, ...root }: RegionProps) {
  const formatMessage = useMessages();
  return (
    // React Aria hides everything outside an open dialog, except elements marked as top layer.
    <div {...rootProps(root, isShown && css.region)} data-react-aria-top-layer="true">
      <section aria-label={isShown ? formatMessage(nl.notifications) : undefined}>
        {children}
      </section>
    </div>
  );
}

interface CardProps {
  /** Toast to show; `undefined` while the card is empty. */
  toast: Toast | undefined;
  close?: ((id: number) => void) | undefined;
  /** Whether the user is reading or using the toasts. */
  isHeld?: (() => boolean) | undefined;
}

function Card({ toast, close = nothing, isHeld }: CardProps) {
  const formatMessage = useMessages();
  const titleId = useId();
  useEffect(() => {
    if (toast === undefined || toast.tone === 'critical' || isHeld === undefined) return undefined;
    let left = toast.action === undefined ? timeInView : timeToAct;
    const timer = setInterval(() => {
      if (isHeld()) return;
      left -= 1;
      if (left === 0) close(toast.id);
    }, 1000);
    return () => clearInterval(timer);
  }, [toast, close, isHeld]);
  const isShown = toast !== undefined;
  const isCritical = toast?.tone === 'critical';
  const words = isShown && <Words {...toast} titleId={titleId} close={() => close(toast.id)} />;
  return (
    <div
      className={isShown ? `${css.toast} ${css.tone[toast.tone]}` : undefined}
      role={isShown ? 'group' : undefined}
      aria-labelledby={isShown ? titleId : undefined}
      tabIndex={isShown ? -1 : undefined}
      data-toast={toast?.id}
    >
      <div className={isShown ? css.content : undefined}>
        {isShown && (
          <span className={`${css.icon[toast.tone]} ${css.iconLine}`}>
            <Icon icon={feedbackIcons[toast.tone]} />
          </span>
        )}
        <div className={isShown ? css.announced : undefined}>
          {isCritical && <div role="alert">{words}</div>}
          <div role="status">{!isCritical && words}</div>
        </div>
      </div>
      {isShown && (
        <div className={css.close}>
          <PlainButton variant="quiet" onClick={() => close(toast.id)}>
            <Icon icon={X} />
            <VisuallyHidden>{formatMessage(nl.close)}</VisuallyHidden>
          </PlainButton>
        </div>
      )}
    </div>
  );
}

interface WordsProps extends ToastContent {
  titleId: string;
  close: () => void;
}

function Words({ title, description, link, action, titleId, close }: WordsProps) {
  return (
    <div className={css.body}>
      <p id={titleId} className={css.title}>
        {title}
      </p>
      {description !== undefined && <p className={css.description}>{description}</p>}
      {link !== undefined && (
        <div>
          <Link href={link.href} variant="standalone">
            {link.label}
          </Link>
        </div>
      )}
      {action !== undefined && (
        <div className={css.action}>
          <PlainButton
            variant="secondary"
            onClick={() => {
              close();
              action.onPress();
            }}
          >
            {action.label}
          </PlainButton>
        </div>
      )}
    </div>
  );
}
