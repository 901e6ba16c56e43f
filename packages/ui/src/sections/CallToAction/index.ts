export { CallToAction, type CallToActionProps } from './CallToAction.js';
