import { useEffect, useRef, type ReactNode } from 'react';
import { Band } from '../../components/Band/index.js';
import type { RootProps } from '../../internal/root.js';
import { line } from '../EvidenceLine/EvidenceLine.css.js';
import { EvidenceLine } from '../EvidenceLine/index.js';
import * as css from './ScorecardExample.css.js';

export interface ScorecardExampleProps extends RootProps {
  title: string;
  intro: string;
  /** Accessible name of the figure. */
  label: string;
  /** A `DocumentViewer`. On a wide screen it stays in view. */
  document: ReactNode;
  /** The `Scorecard` that is based on it. */
  scorecard: ReactNode;
}

/**
 * Whether the line is drawn from a number in the CV, and all of its parts meet. Firefox and WebKit ignore the scroll
 * position of the CV's own container in some of them.
 */
function isConnected(figure: HTMLElement): boolean {
  const [stub, passageSide, middle, scoreSide] = [...figure.querySelectorAll(`.${line} > *`)].map(
    (part) => part.getBoundingClientRect(),
  );
  if (!stub || !passageSide || !middle || !scoreSide || middle.height === 0) return true;
  const isNear = (one: number, other: number) => Math.abs(one - other) < 3;
  const sides = [passageSide.bottom, scoreSide.bottom];
  return (
    isNear(middle.top, Math.min(...sides)) &&
    isNear(middle.bottom, Math.max(...sides)) &&
    [...figure.querySelectorAll('[data-document] [data-reference]')].some((number) => {
      const { bottom, left, right } = number.getBoundingClientRect();
      return isNear(bottom, stub.top) && stub.left > left && stub.right < right;
    })
  );
}

/**
 * Hides the line during scrolling, and draws it again: the browser measures anchors with separate scroll positions only
 * when the line appears. A line that does not connect remains hidden.
 */
function redrawAfterScroll(figure: HTMLElement): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  const hide = () => figure.toggleAttribute('data-scrolling', true);
  const show = () => {
    figure.toggleAttribute('data-scrolling', false);
    if (!isConnected(figure)) hide();
  };
  // The browser forgets the earlier position after a frame without the line.
  const redraw = () => {
    hide();
    requestAnimationFrame(() => requestAnimationFrame(show));
  };
  document.addEventListener('scroll', hide, { capture: true, passive: true, signal });
  // Safari 26.0 lacks the event: there, the line returns at the next number in use.
  document.addEventListener('scrollend', redraw, { capture: true, passive: true, signal });
  figure.addEventListener('pointerover', show, { signal });
  figure.addEventListener('focusin', show, { signal });
  figure.dataset['scrolls'] = 'followed';
  return () => listening.abort();
}

/** Full scorecard next to its CV, with links in both directions. */
export function ScorecardExample({
  title,
  intro,
  label,
  document: cv,
  scorecard,
  ...root
}: ScorecardExampleProps) {
  const figure = useRef<HTMLElement>(null);
  useEffect(() => (figure.current ? redrawAfterScroll(figure.current) : undefined), []);
  return (
    <Band title={title} intro={intro} surface="warm" {...root}>
      <figure ref={figure} aria-label={label} data-scrolls="">
        <EvidenceLine>
          <div className={css.columns}>
            <div className={css.document}>{cv}</div>
            <div>{scorecard}</div>
          </div>
        </EvidenceLine>
      </figure>
    </Band>
  );
}
