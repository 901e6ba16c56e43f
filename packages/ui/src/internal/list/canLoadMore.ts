/** Whether React Aria can observe the end of a list. In jsdom it can't, and would throw an error. */
export const canLoadMore = typeof document === 'undefined' || 'IntersectionObserver' in globalThis;
