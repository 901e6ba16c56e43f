import { useEffect, useState } from 'react';
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
  const [before] = useState(typed);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(typed === before ? '' : text), pause);
    return () => clearTimeout(timer);
  }, [typed, before, text]);
  return (
    <VisuallyHidden>
      <span role="status">{announced}</span>
    </VisuallyHidden>
  );
}
