import type { ReactNode } from 'react';
import {
  Toolbar as AriaToolbar,
  type ToolbarProps as AriaToolbarProps,
} from 'react-aria-components/Toolbar';
import { rootProps, type OwnProps, type RootProps } from '../../internal/root.js';
import * as css from './Toolbar.css.js';

export interface ToolbarProps extends Omit<OwnProps<AriaToolbarProps>, 'aria-label'> {
  /** What the controls work on, for screen readers. */
  label: string;
  /**
   * Buttons, toggle buttons, menus and segmented controls, or `ToolbarGroup`s of them. None that uses the arrow keys
   * itself: a field stands beside it.
   */
  children: ReactNode;
}

/**
 * Controls for one thing, such as a list or a text: one stop for the Tab key, and arrows between them.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function Toolbar({ label, ...props }: ToolbarProps) {
  return <AriaToolbar {...rootProps(props, css.root)} aria-label={label} />;
}

export interface ToolbarGroupProps extends RootProps<HTMLDivElement> {
  /** What they have in common, for screen readers. */
  label: string;
  /** Controls. */
  children: ReactNode;
}

/** Controls of a `Toolbar` that belong together, with a line before them. */
export function ToolbarGroup({ label, children, ...root }: ToolbarGroupProps) {
  return (
    <div role="group" aria-label={label} {...rootProps(root, css.group)}>
      {children}
    </div>
  );
}
