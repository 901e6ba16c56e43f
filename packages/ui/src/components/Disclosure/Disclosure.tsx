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
  /** Question, or name of the hidden content. */
  title: string;
  /** Content of the panel below the title. */
  children: ReactNode;
  /**
   * Heading level of the title.
   * @default 3
   */
  level?: 2 | 3 | 4 | undefined;
}

/**
 * Title that expands a panel with content. Group related ones in an `Accordion`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function Disclosure({ title, children, level = 3, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure
      {...rootProps(props, css.root)}
      // React Aria uses the id only as a key in the group and does not render it.
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
