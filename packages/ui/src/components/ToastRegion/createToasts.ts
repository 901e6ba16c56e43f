import { ToastQueue } from 'react-stately/useToastState';

/** What a toast says. */
export interface ToastContent {
  /**
   * What happened: `critical` stays until it is closed, the others leave after 8 seconds,
   * later while they are hovered or hold the focus.
   */
  tone: 'positive' | 'critical' | 'info';
  /** A few words. */
  title: string;
  /** One sentence. */
  description?: string | undefined;
  /** Where to read more. */
  link?: { label: string; href: string } | undefined;
}

/** Shows one toast at a time; a `ToastRegion` draws it. */
export interface Toasts {
  /** Replaces the toast in view. Without a `ToastRegion` in the page it waits for one. */
  show: (content: ToastContent) => void;
  /** Takes the toast in view away. */
  clear: () => void;
  /**
   * Calls back after every change, for an app that loads its `ToastRegion` with the first toast.
   * Returns a function that ends it.
   */
  subscribe: (onChange: () => void) => () => void;
  /** For `ToastRegion` only. */
  readonly queue: ToastQueue<ToastContent>;
}

/** In milliseconds. */
const timeInView = 8000;

/** Makes the toasts of an app: once, outside React. This module draws nothing and loads no drawing. */
export function createToasts(): Toasts {
  const queue = new ToastQueue<ToastContent>({ maxVisibleToasts: 1 });
  return {
    queue,
    show: (content) => {
      queue.clear();
      queue.add(content, content.tone === 'critical' ? {} : { timeout: timeInView });
    },
    clear: () => queue.clear(),
    subscribe: (onChange) => queue.subscribe(onChange),
  };
}
