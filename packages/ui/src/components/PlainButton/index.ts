export { PlainButton, type PlainButtonProps } from './PlainButton.js';
