export { Select, type SelectProps } from './Select.js';
export type { Option } from '../../internal/overlay/Options.js';
