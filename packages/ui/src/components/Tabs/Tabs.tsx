import { use, useCallback, useEffect, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  Tabs as AriaTabs,
  TabListStateContext,
  type TabListProps as AriaTabListProps,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import { moveFocusOnRemoval } from '../../internal/focus/nearest.js';
import { rootProps, type OwnProps } from '../../internal/root.js';
import * as css from './Tabs.css.js';

// Bundlers replace `process.env.NODE_ENV` with its value, and need it in this form.
declare const process: { env: { NODE_ENV?: string } };

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

/** Warns in development if a controlled `selectedKey` matches no tab, because no panel is shown. */
function useTabWarning() {
  const state = use(TabListStateContext);
  const key = state?.selectedKey ?? null;
  const isMissing = key !== null && state?.collection.getItem(key) == null;
  useEffect(() => {
    if (process.env.NODE_ENV === 'production' || !isMissing) return undefined;
    // A tab that is added and selected at the same time is in the collection one render later.
    const timer = setTimeout(() => {
      // oxlint-disable-next-line no-console -- a warning for developers
      console.warn(`No tab has the id '${key}', so Tabs shows no panel. Set another selectedKey.`);
    });
    return () => clearTimeout(timer);
  }, [isMissing, key]);
}

/** Row of tabs, which wraps if it does not fit, or a column of vertical tabs. */
export function TabList({ label, ...props }: TabListProps) {
  useTabWarning();
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
