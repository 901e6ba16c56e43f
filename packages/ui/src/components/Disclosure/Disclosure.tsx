import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure as AriaDisclosure,
  DisclosurePanel,
  type DisclosureProps as AriaDisclosureProps,
} from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { rootProps, type OwnProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';
import * as css from './Disclosure.css.js';

export interface DisclosureProps extends OwnProps<AriaDisclosureProps> {
  /** A question, or a name of what is hidden. */
  title: string;
  /** What opens below the title. */
  children: ReactNode;
  /**
   * The level of the title in the page's outline.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * A title that opens what stands below it. Several together stand in an `Accordion`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Disclosure({ title, children, level = 3, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure
      {...rootProps(props, css.root)}
      // React Aria keeps the id to itself, as the name of one of a group.
      render={(root) => <div {...root} id={props.id} />}
    >
      <Heading level={level} className={css.heading}>
        <Button slot="trigger" className={css.trigger}>
          {title}
          <span className={css.chevron}>
            <Icon icon={ChevronDown} />
          </span>
        </Button>
      </Heading>
      <DisclosurePanel className={css.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
