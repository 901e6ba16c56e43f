export { PlainTabs, type PlainTab, type PlainTabsProps } from './PlainTabs.js';
export { showTabInAddress, enhanceTabs } from './enhanceTabs.js';
