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
import { moveFocusOnRemoval } from '../../internal/focus/nearest.js';
import { rootProps, type OwnProps } from '../../internal/root.js';
import * as css from './Tabs.css.js';

export interface TabsProps extends OwnProps<AriaTabsProps> {
  /** A `TabList`, followed by a `TabPanel` for each tab. */
  children: ReactNode;
  /**
   * Orientation: `vertical` is for many tabs or long labels. Vertical tabs are next to their panel, and above it on
   * phones.
   * @default 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/**
 * Set of panels, one of which is visible.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tabs/
 */
export function Tabs(props: TabsProps) {
  return <AriaTabs {...rootProps(props, css.root)} />;
}

export interface TabListProps extends Omit<OwnProps<AriaTabListProps<object>>, 'aria-label'> {
  /** Accessible name of the tabs. */
  label: string;
  /** `Tab` items. */
  children: ReactNode;
}

/** Row of tabs, which wraps if it does not fit, or a column of vertical tabs. */
export function TabList({ label, ...props }: TabListProps) {
  return (
    <AriaTabList
      aria-label={label}
      {...rootProps(props, css.list)}
      // Restores the `id` prop, which React Aria replaces with a generated id.
      render={(root) => <div {...root} id={props.id ?? root.id} />}
    />
  );
}

export interface TabProps extends OwnProps<AriaTabProps> {
  /** Key that matches the tab to its panel. React Aria derives the element id from it. */
  id: string;
  /** Label of one to three words. */
  children: ReactNode;
}

/** Tab that shows its `TabPanel`. */
export function Tab(props: TabProps) {
  return <AriaTab {...rootProps(props, css.tab)} />;
}

export interface TabPanelProps extends OwnProps<AriaTabPanelProps> {
  /** Key that matches the panel to its tab. React Aria derives the element id from it. */
  id: string;
  children: ReactNode;
}

/** Panel of a tab. Its content is mounted only while the tab is selected, unless `shouldForceMount` is set. */
export function TabPanel({ ref, ...props }: TabPanelProps) {
  const panel = useObjectRef(ref);
  const panelRef = useCallback(
    (element: HTMLDivElement | null) => {
      // oxlint-disable-next-line react/immutability -- a ref that forwards the element
      panel.current = element;
      const leave = moveFocusOnRemoval(element);
      return () => {
        leave();
        panel.current = null;
      };
    },
    [panel],
  );
  return <AriaTabPanel {...rootProps({ ...props, ref: panelRef }, css.panel)} />;
}
