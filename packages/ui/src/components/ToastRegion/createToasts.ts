/** Content of a toast. */
export interface ToastContent {
  /**
   * Type of message: `critical` stays until it is closed. Others close after 8 seconds, or 20 with an `action`. The
   * timer pauses while a toast is hovered or has focus.
   */
  tone: 'positive' | 'critical' | 'info';
  /** Title of a few words. */
  title: string;
  /** Description of one sentence. */
  description?: string | undefined;
  /** Link to more information. */
  link?: { label: string; href: string } | undefined;
  /** Action that is available immediately, such as undo. It closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** Toast with a unique number. */
export type Toast = ToastContent & { id: number };

/** Snapshot of the visible toasts. */
export interface ToastsSnapshot {
  /** Visible toasts, at most three, the oldest first. */
  shown: readonly Toast[];
  /** Id of the next toast. */
  nextId: number;
}

/** Queue that shows at most three toasts at a time. A `ToastRegion` renders them. */
export interface Toasts {
  /**
   * Shows a toast below the visible ones, or queues it while there are three. It replaces a toast with the same
   * content. Without a `ToastRegion` it waits until one mounts. Returns its id, for `close`.
   */
  show: (content: ToastContent) => number;
  /** Removes one toast. */
  close: (id: number) => void;
  /** Removes all toasts, including queued ones. */
  clear: () => void;
  /** Returns the visible toasts, as a new object after every change. */
  getSnapshot: () => ToastsSnapshot;
  /** Calls back after every change. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

const maxToasts = 3;

const hasSameText = (one: ToastContent, other: ToastContent) =>
  one.tone === other.tone && one.title === other.title && one.description === other.description;

/** Creates the toasts of an app. Call it once, outside React. */
export function createToasts(): Toasts {
  let count = 0;
  let toasts: readonly Toast[] = [];
  let inView: ToastsSnapshot = { shown: [], nextId: 1 };
  const listeners = new Set<() => void>();
  const publish = (next: readonly Toast[]) => {
    toasts = next;
    inView = { shown: toasts.slice(0, maxToasts), nextId: toasts[maxToasts]?.id ?? count + 1 };
    for (const listener of listeners) listener();
  };
  return {
    show: (content) => {
      const toast = { ...content, id: (count += 1) };
      publish([...toasts.filter((other) => !hasSameText(other, content)), toast]);
      return toast.id;
    },
    close: (id) => publish(toasts.filter((toast) => toast.id !== id)),
    clear: () => publish([]),
    getSnapshot: () => inView,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
