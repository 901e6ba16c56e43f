import type { ReactNode } from 'react';
import { DisclosureGroup, type DisclosureGroupProps } from 'react-aria-components/DisclosureGroup';
import { rootProps, type OwnProps } from '../../internal/root.js';
import * as css from './Accordion.css.js';

export interface AccordionProps extends OwnProps<DisclosureGroupProps> {
  /** `Disclosure` items, each with an `id` if the expanded state is controlled. */
  children: ReactNode;
}

/**
 * Stack of titles that each expand a panel. Multiple panels can be open at the same time, unless
 * `allowsMultipleExpanded` is false.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/accordion/
 */
export function Accordion({ allowsMultipleExpanded = true, ...props }: AccordionProps) {
  return (
    <DisclosureGroup
      {...rootProps(props, css.root)}
      allowsMultipleExpanded={allowsMultipleExpanded}
    />
  );
}
