import { useLayoutEffect, useRef } from 'react';

/** Animates list items that change places, so that users can follow who passed whom. */
export function useSlides() {
  const list = useRef<HTMLOListElement>(null);
  const places = useRef(new Map<Element, number>());
  useLayoutEffect(() => {
    const before = places.current;
    places.current = new Map();
    for (const item of list.current?.querySelectorAll('li') ?? []) {
      const now = item.offsetTop;
      places.current.set(item, now);
      const from = before.get(item) ?? now;
      if (from === now) continue;
      item.style.transition = 'none';
      item.style.translate = `0 ${from - now}px`;
      // Forces layout at the old position, so that the transition starts there.
      item.getBoundingClientRect();
      item.style.transition = '';
      item.style.translate = '';
    }
  });
  return list;
}
