export {
  Menu,
  MenuTrigger,
  submenu,
  type MenuAction,
  type MenuProps,
  type MenuSection,
  type MenuSelection,
  type MenuSubmenu,
  type MenuTriggerProps,
  type SubmenuOptions,
} from './Menu.js';
