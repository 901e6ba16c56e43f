export {
  Menu,
  MenuTrigger,
  type MenuAction,
  type MenuProps,
  type MenuTriggerProps,
} from './Menu.js';
