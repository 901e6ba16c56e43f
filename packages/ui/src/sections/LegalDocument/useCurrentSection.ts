import { useEffect, useState } from 'react';

/** The section that crosses a line at 30 % of the window: the one that is being read. */
export function useCurrentSection(sections: readonly { id: string }[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    // Where nothing is drawn, in jsdom, nothing is read.
    if (!('IntersectionObserver' in globalThis)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setCurrent(entered.target.firstElementChild?.id);
      },
      { rootMargin: '-30% 0px -69% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id)?.closest('section');
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
