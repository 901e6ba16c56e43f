/** The oldest browsers that builds are for, as Vite's `build.target`: where `light-dark()` and popovers work. */
export const browsers = ['chrome123', 'firefox125', 'safari17.5'];
