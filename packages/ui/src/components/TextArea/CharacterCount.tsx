import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { messages } from '../../messages/nl.js';
import * as css from './TextArea.css.js';

export interface CharacterCountProps {
  /** Characters typed so far. */
  count: number;
  /** Characters allowed. */
  limit: number;
}

/** Screen readers hear the count only near the limit, */
const nearLimit = 0.9;
/** and only when typing pauses, in milliseconds. */
const pause = 1000;

/** How much has been typed: seen at once, heard sparingly. */
export function CharacterCount({ count, limit }: CharacterCountProps) {
  const isOver = count > limit;
  const text = isOver
    ? `${messages.characterCount(count, limit)}, ${messages.charactersOver(count - limit)}`
    : messages.characterCount(count, limit);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(count >= nearLimit * limit ? text : ''), pause);
    return () => clearTimeout(timer);
  }, [count, limit, text]);

  return (
    <>
      <span aria-hidden="true" className={isOver ? `${css.counter} ${css.over}` : css.counter}>
        {text}
      </span>
      <span role="status">
        <VisuallyHidden>{announced}</VisuallyHidden>
      </span>
    </>
  );
}
