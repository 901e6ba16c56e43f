export type { HoverEvent } from 'react-aria/useHover';
export type { PressEvent } from 'react-aria-components/Button';
export { Button, type ButtonProps } from './Button.js';
