export { SplitButton, type SplitButtonProps } from './SplitButton.js';
