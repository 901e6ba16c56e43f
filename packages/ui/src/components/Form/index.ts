export { Form, type FormProps } from './Form.js';
export { valuesOf, type FormValues } from '../../internal/form/values.js';
