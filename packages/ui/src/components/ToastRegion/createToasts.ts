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
  /** What can be done at once; it closes the toast. */
  action?: { label: string; onPress: () => void } | undefined;
}

/** Shows one toast at a time; a `ToastRegion` draws it. */
export interface Toasts {
  /** Replaces the toast in view. Without a `ToastRegion` in the page it waits for one. */
  show: (content: ToastContent) => void;
  /** Takes the toast in view away. */
  clear: () => void;
  /** The toast in view; each has a number of its own, also when it says the same again. */
  getShown: () => (ToastContent & { id: number }) | undefined;
  /** Calls back after every change. Returns a function that ends it. */
  subscribe: (onChange: () => void) => () => void;
}

/** Makes the toasts of an app: once, outside React. */
export function createToasts(): Toasts {
  let count = 0;
  let shown: ReturnType<Toasts['getShown']>;
  const listeners = new Set<() => void>();
  const publish = (toast: typeof shown) => {
    shown = toast;
    for (const listener of listeners) listener();
  };
  return {
    show: (content) => publish({ ...content, id: (count += 1) }),
    clear: () => publish(undefined),
    getShown: () => shown,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
