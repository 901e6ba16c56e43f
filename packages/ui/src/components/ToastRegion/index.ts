export {
  createToasts,
  type Toast,
  type ToastContent,
  type Toasts,
  type ToastsInView,
} from './createToasts.js';
export {
  StaticToast,
  ToastRegion,
  type StaticToastProps,
  type ToastRegionProps,
} from './ToastRegion.js';
