export { createToasts, type ToastContent, type Toasts } from './createToasts.js';
export {
  StaticToast,
  ToastRegion,
  type StaticToastProps,
  type ToastRegionProps,
} from './ToastRegion.js';
