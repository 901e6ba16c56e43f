export { ContactTabs, type ContactTabsProps, type ContactChannel } from './ContactTabs.js';
