export { ContactThanks, type ContactThanksProps } from './ContactThanks.js';
