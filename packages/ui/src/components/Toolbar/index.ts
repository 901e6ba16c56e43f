export { Toolbar, ToolbarGroup, type ToolbarGroupProps, type ToolbarProps } from './Toolbar.js';
