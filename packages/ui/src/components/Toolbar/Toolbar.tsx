import type { ReactNode } from 'react';
import {
  Toolbar as AriaToolbar,
  type ToolbarProps as AriaToolbarProps,
} from 'react-aria-components/Toolbar';
import { rootProps, type OwnProps, type RootProps } from '../../internal/root.js';
import * as css from './Toolbar.css.js';

export interface ToolbarProps extends Omit<OwnProps<AriaToolbarProps>, 'aria-label'> {
  /** Accessible name: the subject of the controls. */
  label: string;
  /**
   * Buttons, toggle buttons, menus and segmented controls, optionally in `ToolbarGroup`s. Place controls that use the
   * arrow keys, such as fields, outside the toolbar.
   */
  children: ReactNode;
  /** Id of the element that the controls change, if there is one. */
  'aria-controls'?: string | undefined;
}

/**
 * Group of controls for one subject, such as a list or a document. It is one tab stop; arrow keys move between the
 * controls.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/
 */
export function Toolbar({ label, 'aria-controls': controls, ...props }: ToolbarProps) {
  return (
    <AriaToolbar
      {...rootProps(props, css.root)}
      aria-label={label}
      render={(root) => <div {...root} aria-controls={controls} />}
    />
  );
}

export interface ToolbarGroupProps extends RootProps<HTMLDivElement> {
  /** Accessible name of the group. */
  label: string;
  /** Controls of the group. */
  children: ReactNode;
}

/** Group of related controls in a `Toolbar`, with a separator before it. */
export function ToolbarGroup({ label, children, ...root }: ToolbarGroupProps) {
  return (
    <div role="group" aria-label={label} {...rootProps(root, css.group)}>
      {children}
    </div>
  );
}
