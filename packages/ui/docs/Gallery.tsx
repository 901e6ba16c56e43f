import { composeStories } from '@storybook/react-vite';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import type { CatalogueEntry } from '../catalogue.ts';
import { LocaleProvider } from '../src/components/LocaleProvider/index.js';
import * as css from './docs.css.js';
import { openStories } from './openStories.js';

type Stories = Parameters<typeof composeStories>[0];

const files = import.meta.glob<Stories>('../src/{components,sections}/*/*.stories.tsx');

/** First story of each component by its path from here, loaded when it renders. */
const drawings = Object.fromEntries(
  Object.entries(files).map(([path, load]) => [
    path,
    lazy(async () => {
      const stories = composeStories(await load()) as Record<string, ComponentType>;
      const { Default, Primary = Object.values(stories)[0] } = stories;
      return { default: Default ?? Primary ?? (() => null) };
    }),
  ]),
);

/** Width for which a picture is laid out, and its smallest scale, in CSS pixels. */
const sizes = {
  components: { width: 440, smallest: 0.5 },
  sections: { width: 960, smallest: 0.35 },
} as const;

/** Scales content so that it fills a frame: at most to its real size, and never so small that it can't be recognized. */
function fit(content: HTMLElement, kind: CatalogueEntry['kind']): void {
  const frame = content.parentElement;
  if (frame === null) return;
  const { width: widest, smallest } = sizes[kind];
  const { style } = content;
  style.zoom = '1';
  style.inlineSize = `${widest}px`;
  const { offsetHeight } = content;
  // A button is narrower than its page. A chart isn't, and takes the width that it gets.
  style.inlineSize = 'fit-content';
  if (content.offsetHeight > offsetHeight || content.offsetWidth > widest)
    style.inlineSize = `${widest}px`;
  const { clientWidth, clientHeight } = frame;
  const across = clientWidth / content.offsetWidth;
  const whole = Math.min(1, across, clientHeight / content.offsetHeight);
  style.zoom = String(Math.max(whole, Math.min(smallest, across)));
}

/** Story in the page itself. */
function Drawing({ file, kind }: CatalogueEntry) {
  const content = useRef<HTMLDivElement>(null);
  const { [`../${file}`]: Story = 'span' } = drawings;
  useEffect(() => {
    const { current } = content;
    if (current === null) return undefined;
    // The story arrives later than the frame.
    const observer = new MutationObserver(() => fit(current, kind));
    observer.observe(current, { childList: true, subtree: true });
    fit(current, kind);
    return () => observer.disconnect();
  }, [kind]);
  return (
    <div ref={content}>
      <Suspense>
        <Story />
      </Suspense>
    </div>
  );
}

/** Picture of a component, drawn when it is near the viewport. */
function Picture(entry: CatalogueEntry) {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting !== true) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: '50%' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  const open = openStories[entry.name];
  return (
    <div ref={frame} className={css.frame} inert>
      {isNear && open === undefined && <Drawing {...entry} />}
      {isNear && open !== undefined && (
        // An overlay covers its page, so it has one.
        // oxlint-disable-next-line react/iframe-missing-sandbox -- It is a page of this Storybook.
        <iframe
          title={entry.name}
          className={css.page}
          src={`iframe.html?viewMode=story&id=${entry.id}--${open}`}
        />
      )}
    </div>
  );
}

/** Pictures of components, each linked to its page. */
export function Gallery({ of: entries }: { of: readonly CatalogueEntry[] }) {
  return (
    <LocaleProvider>
      <ul className={`${css.gallery[entries[0]?.kind ?? 'components']} sb-unstyled`}>
        {entries.map((entry) => (
          <li key={entry.name} className={css.exhibit}>
            <Picture {...entry} />
            <a href={`?path=/docs/${entry.id}--docs`} target="_top">
              {entry.name}
            </a>
          </li>
        ))}
      </ul>
    </LocaleProvider>
  );
}
