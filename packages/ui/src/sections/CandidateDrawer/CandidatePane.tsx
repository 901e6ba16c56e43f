import { X } from 'lucide';
import { useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button/index.js';
import { Icon } from '../../components/Icon/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import {
  CandidateDecision,
  CandidateDetails,
  outerProps,
  type CandidateDetailsProps,
} from './CandidateDetails.js';
import * as css from './CandidateDrawer.css.js';

export interface CandidatePaneProps extends RootProps, CandidateDetailsProps {
  /** Called when the user closes the pane. Unmount it, and move focus to its row in the list. */
  onClose: () => void;
}

/**
 * One candidate next to the list, which stays usable: the content of a `CandidateDrawer` in a region that takes the height
 * of its container. It receives focus when it appears, and Escape closes it.
 */
export function CandidatePane({ onClose, ...props }: CandidatePaneProps) {
  const formatMessage = useMessages();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles a key of the controls in it
    <section
      aria-labelledby={headingId}
      onKeyDown={closeOnEscape}
      {...rootProps(outerProps(props), css.pane)}
    >
      <div className={css.paneHeader}>
        <h2 ref={heading} id={headingId} tabIndex={-1} className={css.paneTitle}>
          {props.title}
        </h2>
        <Button variant="quiet" size="small" onPress={onClose}>
          <Icon icon={X} />
          {formatMessage(nl.close)}
        </Button>
      </div>
      <div className={css.paneBody}>
        <CandidateDetails {...props} />
      </div>
      <div className={css.paneFooter}>
        <CandidateDecision {...props} />
      </div>
    </section>
  );
}
