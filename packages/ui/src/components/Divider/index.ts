export { Divider } from './Divider.js';
