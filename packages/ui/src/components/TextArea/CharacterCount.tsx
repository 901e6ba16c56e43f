import { TypingStatus } from '../../internal/announcement/TypingStatus.js';
import { messages } from '../../messages/nl.js';
import * as css from './TextArea.css.js';

export interface CharacterCountProps {
  /** What stands in the field. */
  typed: string;
  /** Its characters. */
  count: number;
  /** Characters allowed. */
  limit: number;
}

/** Screen readers hear the count only near the limit. */
const nearLimit = 0.9;

/** How much has been typed: seen at once, heard sparingly. */
export function CharacterCount({ typed, count, limit }: CharacterCountProps) {
  const isOver = count > limit;
  const text = isOver
    ? `${messages.characterCount(count, limit)}, ${messages.charactersOver(count - limit)}`
    : messages.characterCount(count, limit);
  return (
    <>
      <span aria-hidden="true" className={isOver ? `${css.counter} ${css.over}` : css.counter}>
        {text}
      </span>
      <TypingStatus typed={typed} text={count >= nearLimit * limit ? text : ''} />
    </>
  );
}
