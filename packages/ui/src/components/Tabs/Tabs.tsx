import { useCallback, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
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
import { leavesFocus } from '../../internal/focus/nearest.js';
import { rootProps, type OwnProps } from '../../internal/root.js';
import * as css from './Tabs.css.js';

export interface TabsProps extends OwnProps<AriaTabsProps> {
  /** One `TabList`, then a `TabPanel` for each tab. */
  children: ReactNode;
  /**
   * `vertical` is for many tabs, or long names: they stand beside their panel, and on a phone above it.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * Parts of one subject of which one is in view.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs(props: TabsProps) {
  return <AriaTabs {...rootProps(props, css.root)} />;
}

export interface TabListProps extends OwnProps<AriaTabListProps<object>> {
  /** What the tabs divide, for screen readers. */
  'aria-label': string;
  /** The tabs. */
  children: ReactNode;
}

/** The row of tabs, which wraps where it does not fit, or the column of them. */
export function TabList(props: TabListProps) {
  return (
    <AriaTabList
      {...rootProps(props, css.list)}
      // React Aria gives it one of its own, which nothing names.
      render={(root) => <div {...root} id={props.id ?? root.id} />}
    />
  );
}

export interface TabProps extends OwnProps<AriaTabProps> {
  /** The same as its panel's: React Aria makes the root's of it. */
  id: string;
  /** One to three words. */
  children: ReactNode;
}

/** One tab. */
export function Tab(props: TabProps) {
  return <AriaTab {...rootProps(props, css.tab)} />;
}

export interface TabPanelProps extends OwnProps<AriaTabPanelProps> {
  /** The same as its tab's: React Aria makes the root's of it. */
  id: string;
  children: ReactNode;
}

/** What a tab shows. Its content exists only while its tab is selected. */
export function TabPanel({ ref, ...props }: TabPanelProps) {
  const panel = useObjectRef(ref);
  const holds = useCallback(
    (element: HTMLDivElement | null) => {
      // oxlint-disable-next-line react/immutability -- a ref, which passes the element on
      panel.current = element;
      const leave = leavesFocus(element);
      return () => {
        leave();
        panel.current = null;
      };
    },
    [panel],
  );
  return <AriaTabPanel {...rootProps({ ...props, ref: holds }, css.panel)} />;
}
