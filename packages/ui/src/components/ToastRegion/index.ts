export { createToasts, type ToastContent, type Toasts } from './createToasts.js';
export { ToastRegion, type ToastRegionProps } from './ToastRegion.js';
