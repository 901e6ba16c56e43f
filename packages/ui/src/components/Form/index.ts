export { Form, type FormProps } from './Form.js';
export type { FormValues } from '../../internal/form/values.js';
