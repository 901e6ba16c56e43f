/** Fetches the parts of the frame that open on demand. One function, because each `import` has its list of files. */
export const fetchOnDemand = () => import('./pages/Shortcuts.tsx');
