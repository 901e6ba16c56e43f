export { Stepper, type StepperItem, type StepperProps } from './Stepper.js';
