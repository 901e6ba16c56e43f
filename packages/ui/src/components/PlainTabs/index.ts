export { PlainTabs, type PlainTab, type PlainTabsProps } from './PlainTabs.js';
export { showTabOf, tendTabs } from './tendTabs.js';
