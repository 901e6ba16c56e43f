export { followLinks, linkOf } from './followLinks.js';
export { RouterProvider, type RouterProviderProps } from './RouterProvider.js';
