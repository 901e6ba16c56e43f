import {
  useId,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import * as css from './chart.css.js';

interface Place {
  series: number;
  category: number;
}

/** Text of each mark by series and category. Undefined where there is no measurement. */
type MarkTexts = readonly (readonly (string | undefined)[])[];

const isSame = (one: Place | undefined, other: Place) =>
  one?.series === other.series && one.category === other.category;

/** Step of a key through the marks. */
type Step = { series: -1 | 0 | 1; category: -1 | 0 | 1 };

/**
 * Returns the step of an arrow key.
 * @param orientation - Direction in which the categories follow one another.
 */
function stepOf(key: string, orientation: 'horizontal' | 'vertical', isRtl: boolean) {
  const along = { series: 0, category: 1 } as const;
  const across = { series: 1, category: 0 } as const;
  const [inline, block] = orientation === 'horizontal' ? [along, across] : [across, along];
  const back = ({ series, category }: Step): Step => ({
    series: -series as Step['series'],
    category: -category as Step['category'],
  });
  const steps: Record<string, Step> = {
    ArrowLeft: isRtl ? inline : back(inline),
    ArrowRight: isRtl ? back(inline) : inline,
    ArrowUp: back(block),
    ArrowDown: block,
  };
  return steps[key];
}

function destinationOf(texts: MarkTexts, from: Place, key: string, step: Step | undefined) {
  const row = texts[from.series] ?? [];
  if (key === 'Home') return { ...from, category: row.findIndex((text) => text !== undefined) };
  if (key === 'End') return { ...from, category: row.findLastIndex((text) => text !== undefined) };
  if (step === undefined) return undefined;
  let { series, category } = from;
  do {
    series += step.series;
    category += step.category;
    if (category < 0 || texts[series] === undefined || category >= row.length) return from;
  } while (texts[series]?.[category] === undefined);
  return { series, category };
}

/** Returns the mark of a value, with a position and size. Undefined where there is no measurement. */
export type Mark = (place: Place, box: CSSProperties) => ReactElement | undefined;

interface ExplorationProps {
  /** Accessible name of the drawing. */
  label: string;
  texts: MarkTexts;
  /** Direction in which the categories follow one another. */
  orientation: 'horizontal' | 'vertical';
  className: string;
  /** Drawing with its marks, each at its bar or point. */
  children: (mark: Mark) => ReactNode;
}

/**
 * Drawing whose marks can be explored. It is one tab stop, and arrow keys move between the marks. The role
 * `application` makes screen readers pass these keys on; reading on skips it, and finds the table.
 * @see https://www.w3.org/WAI/ARIA/apg/practices/keyboard-interface/#kbd_roving_tabindex
 */
export function Exploration({ label, texts, orientation, className, children }: ExplorationProps) {
  const formatMessage = useMessages();
  const id = useId();
  const [chosen, setChosen] = useState<Place>();
  const [focused, setFocused] = useState<Place>();
  const [hovered, setHovered] = useState<Place>();
  const textOf = ({ series, category }: Place) => texts[series]?.[category];
  const series = texts.findIndex((row) => row.some((text) => text !== undefined));
  const first = { series, category: texts[series]?.findIndex((text) => text !== undefined) ?? 0 };
  const current = chosen !== undefined && textOf(chosen) !== undefined ? chosen : first;
  const shown = hovered ?? focused;
  const idOf = (place: Place) => `${id}-${place.series}-${place.category}`;

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    if (event.key === 'Escape' && shown !== undefined) {
      // Another Escape closes the dialog around the chart.
      event.stopPropagation();
      setFocused(undefined);
      setHovered(undefined);
      return;
    }
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const step = stepOf(event.key, orientation, isRtl);
    const to = destinationOf(texts, current, event.key, step);
    if (to === undefined) return;
    event.preventDefault();
    document.getElementById(idOf(to))?.focus();
  };

  const mark: Mark = (place, box) => {
    const text = textOf(place);
    if (text === undefined) return undefined;
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only shows its name
      <div
        key={idOf(place)}
        id={idOf(place)}
        role="img"
        aria-label={text}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- `application` passes keys to it
        tabIndex={isSame(current, place) ? 0 : -1}
        className={css.mark}
        style={isSame(shown, place) ? { ...box, anchorName: `--${id}` } : box}
        onFocus={() => {
          setChosen(place);
          setFocused(place);
        }}
        onBlur={() => setFocused(undefined)}
        onPointerEnter={() => setHovered(place)}
      />
    );
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- `application` handles keys
    <div
      role="application"
      aria-label={label}
      aria-roledescription={formatMessage(nl.chart)}
      aria-describedby={`${id}-keys`}
      className={className}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setHovered(undefined)}
    >
      <span id={`${id}-keys`} hidden>
        {formatMessage(nl.chartKeys)}
      </span>
      {children(mark)}
      {shown !== undefined && <Bubble anchor={`--${id}`}>{textOf(shown)}</Bubble>}
    </div>
  );
}

/** Value of a mark, next to it. Its text is the name of the mark, so screen readers skip it. */
const Bubble = ({ anchor, children }: { anchor: string; children: ReactNode }) => (
  <div
    data-chart-bubble=""
    className={css.bubble}
    style={{ positionAnchor: anchor }}
    aria-hidden="true"
  >
    {children}
  </div>
);
