import type { ReactNode, Ref } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  type TabListProps as AriaTabListProps,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import * as css from './Tabs.css.js';

export interface TabsProps extends Omit<
  AriaTabsProps,
  'className' | 'style' | 'render' | 'children' | 'orientation'
> {
  /** One `TabList`, then a `TabPanel` for each tab. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Parts of one subject of which one is in view.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs(props: TabsProps) {
  return <AriaTabs {...props} className={css.root} />;
}

export interface TabListProps extends Omit<
  AriaTabListProps<object>,
  'className' | 'style' | 'render' | 'children' | 'items' | 'aria-label'
> {
  /** What the tabs divide, for screen readers. */
  'aria-label': string;
  /** The tabs. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The row of tabs; it wraps where it does not fit. */
export function TabList(props: TabListProps) {
  return <AriaTabList {...props} className={css.list} />;
}

export interface TabProps extends Omit<
  AriaTabProps,
  'className' | 'style' | 'render' | 'children'
> {
  /** The same as its panel's. */
  id: string;
  /** One to three words. */
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** One tab. */
export function Tab(props: TabProps) {
  return <AriaTab {...props} className={css.tab} />;
}

export interface TabPanelProps extends Omit<
  AriaTabPanelProps,
  'className' | 'style' | 'render' | 'children'
> {
  /** The same as its tab's. */
  id: string;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** What a tab shows. Its content exists only while its tab is selected. */
export function TabPanel(props: TabPanelProps) {
  return <AriaTabPanel {...props} className={css.panel} />;
}
