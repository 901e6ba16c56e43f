export { PlainTabs, type PlainTab, type PlainTabsProps } from './PlainTabs.js';
export { showTabFromHash, enhanceTabs } from './enhanceTabs.js';
