import { DocsContext, Story, type StoryProps } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState } from 'react';
import * as css from './Anatomy.css.js';
import { placeNumbers, type Part } from './placeNumbers.js';

export interface AnatomyProps {
  /** Story that has all parts. */
  of: NonNullable<StoryProps['of']>;
  /**
   * Each item of the list below, in its order: a selector, or `text=` with the words of the part. Null for a part that
   * isn't visible.
   */
  parts: readonly (string | null)[];
  /** Maximum width of the picture in CSS pixels. */
  width?: number;
  /**
   * Height in CSS pixels of a page for the story, whose play function opens an overlay. Without it, the story is part of
   * this page, and doesn't play.
   */
  height?: number;
}

const wordsOf = (element: Element) =>
  [...element.childNodes]
    .map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : ''))
    .join('')
    .trim();

/** Place of the first visible element of a part. Words may be shorter than the line that they are on. */
function placeOf(container: Element, part: string): DOMRect | undefined {
  const words = /^text=(.*)$/.exec(part)?.[1];
  const found = [...container.querySelectorAll(words === undefined ? part : '*')].find(
    (one) => one.getClientRects().length > 0 && (words === undefined || wordsOf(one) === words),
  );
  if (found === undefined || words === undefined) return found?.getBoundingClientRect();
  const range = found.ownerDocument.createRange();
  range.selectNodeContents(found);
  return range.getBoundingClientRect();
}

/** Calls back when something in an element, or its size, may have changed. */
function watch(element: Element, onChange: () => void): () => void {
  const resized = new ResizeObserver(onChange);
  const changed = new MutationObserver(onChange);
  resized.observe(element);
  changed.observe(element, { attributes: true, childList: true, subtree: true });
  element.addEventListener('animationend', onChange);
  element.addEventListener('transitionend', onChange);
  return () => {
    resized.disconnect();
    changed.disconnect();
    element.removeEventListener('animationend', onChange);
    element.removeEventListener('transitionend', onChange);
  };
}

/** Picture of a component, with the numbers of its parts around it. The list of parts follows on the page. */
export function Anatomy({ of, parts, width, height }: AnatomyProps) {
  const context = useContext(DocsContext);
  const picture = useRef<HTMLDivElement>(null);
  /** Document of the story, if it has its own page. */
  const [page, setPage] = useState<Document | null>(null);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [found, setFound] = useState<readonly Part[]>([]);
  const numbers = placeNumbers(found, size);
  const missing = parts.filter(
    (part, index) => part !== null && found.every(({ number }) => number !== index + 1),
  );

  useEffect(() => {
    const { current: element } = picture;
    const story = page?.body ?? element;
    if (element === null || story === null) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const start = page === null ? box : { x: 0, y: 0 };
      setSize({ width: box.width, height: box.height });
      setFound(
        parts.flatMap((part, index) => {
          const one = part === null ? undefined : placeOf(story, part);
          if (one === undefined) return [];
          const place = { x: one.x - start.x, y: one.y - start.y };
          return [{ number: index + 1, ...place, width: one.width, height: one.height }];
        }),
      );
    };
    return watch(story, measure);
  }, [parts, page]);

  return (
    <figure
      className={`sb-unstyled ${css.root}`}
      data-missing={missing.length > 0 ? missing.join(', ') : undefined}
    >
      <div ref={picture} className={css.picture} style={{ maxInlineSize: width }} inert>
        {height === undefined ? (
          <Story of={of} autoplay={false} />
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- It is a page of this Storybook.
          <iframe
            title="Onderdelen"
            className={css.page}
            style={{ blockSize: height }}
            src={`iframe.html?viewMode=story&id=${context.resolveOf(of, ['story']).story.id}`}
            loading="lazy"
            onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument)}
          />
        )}
      </div>
      <svg
        aria-hidden="true"
        className={css.numbers}
        viewBox={`0 0 ${size.width} ${size.height}`}
        {...size}
      >
        {numbers.map(({ number, from, to }) => (
          <g key={number}>
            <line className={css.line} x1={from.x} y1={from.y} x2={to.x} y2={to.y} />
            <circle className={css.end} cx={to.x} cy={to.y} r={3} />
            <circle className={css.disc} cx={from.x} cy={from.y} r={11} />
            <text className={css.number} x={from.x} y={from.y}>
              {number}
            </text>
          </g>
        ))}
      </svg>
    </figure>
  );
}
