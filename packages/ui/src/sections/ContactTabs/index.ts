export { ContactTabs, type ContactTabsProps } from './ContactTabs.js';
