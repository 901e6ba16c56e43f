/** What a toast says. */
export interface ToastContent {
  /**
   * What happened: `critical` stays until it is closed. The others leave after 8 seconds, with an `action` after 20;
   * not counted are those in which one of the toasts is hovered or holds the focus.
   */
  tone: 'positive' | 'critical' | 'info';
  /** A few words. */
  title: string;
  /** One sentence. */
  description?: string | undefined;
  /** Where to read more. */
  link?: { label: string; href: string } | undefined;
  /** What can be done at once, such as to undo; it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** A toast with a number of its own. */
export type Toast = ToastContent & { id: number };

/** What there is to draw. */
export interface ToastsInView {
  /** At most three, the oldest first. */
  shown: readonly Toast[];
  /** The number of the one that comes next. */
  nextId: number;
}

/** Shows at most three toasts at a time; a `ToastRegion` draws them. */
export interface Toasts {
  /**
   * Shows a toast below those in view; with three of them it waits until one leaves. One that says the same as another
   * takes its place. Without a `ToastRegion` in the page it waits for one.
   */
  show: (content: ToastContent) => void;
  /** Takes one toast away. */
  close: (id: number) => void;
  /** Takes all away, those that wait too. */
  clear: () => void;
  /** What is in view: another object after every change. */
  getInView: () => ToastsInView;
  /** Calls back after every change. Returns a function that ends it. */
  subscribe: (onChange: () => void) => () => void;
}

const maxToasts = 3;

const hasSameText = (one: ToastContent, other: ToastContent) =>
  one.tone === other.tone && one.title === other.title && one.description === other.description;

/** Makes the toasts of an app: once, outside React. */
export function createToasts(): Toasts {
  let count = 0;
  let toasts: readonly Toast[] = [];
  let inView: ToastsInView = { shown: [], nextId: 1 };
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
    },
    close: (id) => publish(toasts.filter((toast) => toast.id !== id)),
    clear: () => publish([]),
    getInView: () => inView,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
