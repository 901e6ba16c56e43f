export type { HoverEvent, KeyboardEvent, PressEvent } from 'react-aria-components';
export { Button, type ButtonProps } from './Button.js';
