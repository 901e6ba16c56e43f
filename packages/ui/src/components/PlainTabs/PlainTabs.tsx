import { useEffect, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as tabs from '../Tabs/Tabs.css.js';
import * as css from './PlainTabs.css.js';
import { enhanceTabs } from './enhanceTabs.js';

export interface PlainTab {
  /** Id of the panel, unique on the page. A link to it selects the tab. */
  id: string;
  /** Label of one to three words. */
  label: string;
  /** Content of the panel. It is always in the DOM, and hidden while another tab is selected. */
  content: ReactNode;
}

export interface PlainTabsProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the tabs. */
  label: string;
  /**
   * Tabs, which must not change while mounted. The first is selected initially, unless the URL fragment targets another
   * panel.
   */
  items: readonly PlainTab[];
}

/**
 * Tabs without React Aria's code. They work before hydration and on static pages; without JavaScript all panels are
 * shown, stacked. The visitor and the URL control the selection: if the app needs it, use `Tabs`.
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
