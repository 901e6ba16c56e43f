export type { Key } from 'react-aria-components/Select';
export { Select, type SelectProps } from './Select.js';
export type { Option, OptionSection } from '../internal/overlay/Options.js';
