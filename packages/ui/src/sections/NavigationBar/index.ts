export { NavigationBar, type NavigationBarProps, type NavigationLink } from './NavigationBar.js';
