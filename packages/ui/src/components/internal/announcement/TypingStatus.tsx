import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../VisuallyHidden/index.js';

/** Pause after the last keystroke before the announcement, in milliseconds. */
const pause = 1000;

export interface TypingStatusProps {
  /** Current text of the field. */
  typed: string;
  /** Announcement about that text. */
  text: string;
}

/** Live region that announces the state of a field when typing pauses. Announces nothing before the first change. */
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
      // A live region behind an overlay, such as a listbox, is inert or hidden, and isn't announced.
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
