export {
  Menu,
  MenuTrigger,
  type MenuAction,
  type MenuProps,
  type MenuSection,
  type MenuSelection,
  type MenuSubmenu,
  type MenuTriggerProps,
} from './Menu.js';
