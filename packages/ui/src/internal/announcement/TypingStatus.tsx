import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';

/** Typing has paused, in milliseconds. */
const pause = 1000;

export interface TypingStatusProps {
  /** What stands in the field. */
  typed: string;
  /** What there is to say about it. */
  text: string;
}

/** Says something about what is typed to screen readers, when typing pauses; nothing before it begins. */
export function TypingStatus({ typed, text }: TypingStatusProps) {
  const [first] = useState(typed);
  const hasBegun = useRef(false);
  const region = useRef<HTMLSpanElement>(null);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    hasBegun.current ||= typed !== first;
    if (!hasBegun.current) return undefined;
    let timer = 0;
    const announce = () => {
      // Behind what lies over the page, as the list that it was chosen in, nothing is heard.
      const isBehind = region.current?.closest('[inert], [aria-hidden="true"]') != null;
      if (isBehind) wait();
      else setAnnounced(text);
    };
    const wait = () => {
      timer = window.setTimeout(announce, pause);
    };
    wait();
    return () => clearTimeout(timer);
  }, [typed, first, text]);
  return (
    <VisuallyHidden>
      <span ref={region} role="status">
        {announced}
      </span>
    </VisuallyHidden>
  );
}
