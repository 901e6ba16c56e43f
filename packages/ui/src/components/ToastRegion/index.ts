export {
  createToasts,
  type Toast,
  type ToastContent,
  type Toasts,
  type ToastsSnapshot,
} from './createToasts.js';
export {
  StaticToast,
  ToastRegion,
  type StaticToastProps,
  type ToastRegionProps,
} from './ToastRegion.js';
