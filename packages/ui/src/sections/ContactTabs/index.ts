export { ContactTabs, type ContactTab, type ContactTabsProps } from './ContactTabs.js';
