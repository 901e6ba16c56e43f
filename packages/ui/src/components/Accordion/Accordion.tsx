import type { ReactNode } from 'react';
import { DisclosureGroup, type DisclosureGroupProps } from 'react-aria-components/DisclosureGroup';
import { rootProps, type OwnProps } from '../../internal/root.js';
import * as css from './Accordion.css.js';

export interface AccordionProps extends OwnProps<DisclosureGroupProps> {
  /** `Disclosure`s, each with an `id` where they are controlled. */
  children: ReactNode;
}

/**
 * Titles below each other that each open what stands below them. More than one can be open, unless
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
