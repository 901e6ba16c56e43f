export { ContactTabs, type ContactTabsProps, type ContactWay } from './ContactTabs.js';
