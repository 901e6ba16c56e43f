import { ChevronLeft, ChevronRight } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/index.js';
import { Icon } from '../../components/Icon/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './CandidateDrawer.css.js';
import type { CandidateDetailsProps } from './CandidateDetails.js';

/** Buttons to the previous and the next candidate. Announces the candidate, and keeps focus here. */
export function CandidateMoves({
  candidate,
  title,
  onPrevious,
  onNext,
}: Pick<CandidateDetailsProps, 'candidate' | 'title' | 'onPrevious' | 'onNext'>) {
  const formatMessage = useMessages();
  const moves = useRef<HTMLDivElement>(null);
  const shown = useRef(candidate);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // The focused element may have disappeared with the previous candidate, or be a button that is now disabled.
    const isLost = activeElement === body || activeElement?.matches(':disabled') === true;
    if (isLost && shown.current !== candidate) {
      const buttons = moves.current?.querySelectorAll<HTMLElement>('button:enabled');
      [...(buttons ?? [])].at(-1)?.focus();
    }
    shown.current = candidate;
  }, [candidate]);
  return (
    <div ref={moves} className={css.moves}>
      <Button variant="quiet" size="small" isDisabled={!onPrevious} onPress={onPrevious}>
        <Icon icon={ChevronLeft} />
        <span className={css.moveWord}>{formatMessage(nl.previous)}</span>
      </Button>
      <Button variant="quiet" size="small" isDisabled={!onNext} onPress={onNext}>
        <span className={css.moveWord}>{formatMessage(nl.next)}</span>
        <Icon icon={ChevronRight} />
      </Button>
      {/* Announces the new heading, because focus doesn't move. */}
      <VisuallyHidden>
        <span role="status">{title}</span>
      </VisuallyHidden>
    </div>
  );
}
