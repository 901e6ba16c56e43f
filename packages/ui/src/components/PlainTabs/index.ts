export { PlainTabs, type PlainTab, type PlainTabsProps } from './PlainTabs.js';
export { showTabInAddress, tendTabs } from './tendTabs.js';
