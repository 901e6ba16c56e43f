import { useEffect, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as tabs from '../Tabs/Tabs.css.js';
import * as css from './PlainTabs.css.js';
import { enhanceTabs } from './enhanceTabs.js';

export interface PlainTab {
  /** Of its panel: a link to it opens the tab. Unique on the page. */
  id: string;
  /** One to three words. */
  label: string;
  /** In the page from the start; hidden while another tab is open. */
  content: ReactNode;
}

export interface PlainTabsProps extends RootProps<HTMLDivElement> {
  /** What the tabs divide, for screen readers. */
  label: string;
  /** The first is open at first, or the one that the address leads to. The same for as long as it is shown. */
  items: readonly PlainTab[];
}

/**
 * Parts of one subject of which one is in view: `Tabs` without the code of React Aria. They can be used before a page is
 * hydrated, and on one that never is; where no script runs, all parts stand below each other. Which tab is open is the
 * visitor's and the address's to say: an app that has to know takes `Tabs`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function PlainTabs({ label, items, ...root }: PlainTabsProps) {
  useEffect(enhanceTabs, []);
  return (
    <div {...rootProps(root, tabs.root)} data-tabs="">
      <div role="tablist" aria-label={label} className={`${tabs.list} ${css.list}`}>
        {items.map(({ id, label: name }, index) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`${id}-tab`}
            aria-controls={id}
            aria-selected={index === 0}
            data-selected={index === 0 ? '' : undefined}
            tabIndex={index === 0 ? 0 : -1}
            className={`${tabs.tab} ${css.tab}`}
          >
            {name}
          </button>
        ))}
      </div>
      {items.map(({ id, label: name, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={id}
          aria-labelledby={`${id}-tab`}
          data-label={name}
          hidden={index > 0}
          className={`${tabs.panel} ${css.panel}`}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
