import { X } from 'lucide';
import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type RefObject,
} from 'react';
import { feedbackIcons } from '../../internal/feedback/icons.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { Link } from '../Link/index.js';
import { PlainButton } from '../PlainButton/index.js';
import type { ToastContent, Toasts } from './createToasts.js';
import { keepRoomFor, makeRoomFor } from './makeRoomFor.js';
import * as css from './ToastRegion.css.js';

export interface ToastRegionProps extends RootProps {
  /** What `createToasts` made. */
  toasts: Toasts;
}

/** How long a toast stays that is not `critical`, in milliseconds. */
const timeInView = 8000;

/**
 * Where toasts appear: at the bottom, over the page, announced at once. One in an app, anywhere in
 * its tree. Escape closes the toast, F6 moves the focus to it and back.
 *
 * It stands on the browser alone, so that it can be in a page from the start: what tells that the
 * network fails can't come over that network.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alert/
 */
export function ToastRegion({ toasts, ref, ...root }: ToastRegionProps) {
  const toast = useSyncExternalStore(toasts.subscribe, toasts.getShown, () => undefined);
  const isShown = toast !== undefined;
  const region = useRef<HTMLDivElement>(null);
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => region.current);
  const card = useRef<HTMLElement>(null);
  const cameFrom = useRef<Element>(null);

  const giveFocusBack = useCallback(() => {
    const isThere = cameFrom.current?.isConnected && cameFrom.current !== document.body;
    const place = isThere ? cameFrom.current : document.querySelector('main');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }, []);
  const close = useCallback(() => {
    const hadFocus = card.current?.contains(document.activeElement) === true;
    toasts.clear();
    if (hadFocus) giveFocusBack();
  }, [toasts, giveFocusBack]);

  useEffect(() => {
    if (toast === undefined || toast.tone === 'critical') return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const isHeld = () => card.current?.matches(':hover, :focus-within') === true;
    const wait = () => {
      timer = setTimeout(() => (isHeld() ? wait() : toasts.clear()), timeInView);
    };
    wait();
    return () => clearTimeout(timer);
  }, [toast, toasts]);

  useLayoutEffect(
    () => (isShown && region.current !== null ? keepRoomFor(region.current) : undefined),
    [isShown],
  );
  // For each at once: a busy browser tells of a size only with its next frame, and a key may come before.
  useLayoutEffect(() => {
    if (toast !== undefined && region.current !== null) makeRoomFor(region.current);
  }, [toast]);

  useEffect(() => {
    if (!isShown) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // An open menu takes Escape for itself, and the browser does not say so.
      const isTaken = event.defaultPrevented || document.querySelector(':popover-open') !== null;
      if (event.key === 'Escape' && !isTaken) close();
      if (event.key !== 'F6') return;
      event.preventDefault();
      if (card.current?.contains(document.activeElement)) giveFocusBack();
      else card.current?.focus();
    };
    const rememberFocus = () => {
      const { activeElement } = document;
      if (!card.current?.contains(activeElement)) cameFrom.current = activeElement;
    };
    rememberFocus();
    document.addEventListener('focusin', rememberFocus);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('focusin', rememberFocus);
      document.removeEventListener('keydown', onKey);
    };
  }, [isShown, close, giveFocusBack]);

  return <ToastView toast={toast} root={{ ...root, ref: region }} card={card} close={close} />;
}

export type StaticToastProps = RootProps<HTMLDivElement> &
  Omit<ToastContent, 'action'> & {
    /** What its button says. */
    actionLabel: string;
  };

/**
 * A toast as HTML alone, for a server to put into a page: what a small script shows when the code of
 * the app itself does not come. Its buttons do nothing by themselves.
 */
export function StaticToast({
  actionLabel,
  tone,
  title,
  description,
  link,
  ...root
}: StaticToastProps) {
  return (
    <ToastView
      root={root}
      toast={{
        tone,
        title,
        description,
        link,
        id: 0,
        action: { label: actionLabel, onPress: nothing },
      }}
    />
  );
}

const nothing = () => {};

interface ToastViewProps {
  toast: ReturnType<Toasts['getShown']>;
  root: RootProps<HTMLDivElement>;
  card?: RefObject<HTMLElement | null>;
  close?: () => void;
}

function ToastView({ toast, root, card, close = nothing }: ToastViewProps) {
  const say = useMessages();
  const isShown = toast !== undefined;
  const isCritical = toast?.tone === 'critical';
  const words = isShown && <Words key={toast.id} {...toast} close={close} />;
  return (
    // React Aria hides what is outside an open dialog, except what says that it lies above it.
    <div {...rootOf(root, isShown && css.region)} data-react-aria-top-layer="true">
      <section
        ref={card}
        className={isShown ? `${css.toast} ${css.tone[toast.tone]}` : undefined}
        aria-label={isShown ? say(nl.notifications) : undefined}
        tabIndex={isShown ? -1 : undefined}
      >
        <div className={isShown ? css.content : undefined}>
          {isShown && (
            <span className={`${css.icon[toast.tone]} ${css.iconLine}`}>
              <Icon icon={feedbackIcons[toast.tone]} />
            </span>
          )}
          <div className={isShown ? css.announced : undefined}>
            {isCritical && <div role="alert">{words}</div>}
            {/* Stands in the page before it has something to say: otherwise some screen readers miss it. */}
            <div role="status">{!isCritical && words}</div>
          </div>
        </div>
        {isShown && (
          <div className={css.close}>
            <PlainButton variant="quiet" onClick={close}>
              <Icon icon={X} />
              {say(nl.close)}
            </PlainButton>
          </div>
        )}
      </section>
    </div>
  );
}

function Words({ title, description, link, action, close }: ToastContent & { close: () => void }) {
  return (
    <div className={css.words}>
      <p className={css.title}>{title}</p>
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
