export {
  NotificationCenter,
  type NotificationCenterProps,
  type NotificationItem,
} from './NotificationCenter.js';
