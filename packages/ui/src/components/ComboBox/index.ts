export type { Key } from 'react-aria-components/ComboBox';
export { ComboBox, type ComboBoxProps } from './ComboBox.js';
