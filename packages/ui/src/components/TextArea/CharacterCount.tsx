import { TypingStatus } from '../../internal/announcement/TypingStatus.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
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
  const say = useMessages();
  const isOver = count > limit;
  const counted = say(nl.characterCount, { count, limit });
  const text = isOver ? `${counted}, ${say(nl.charactersOver, { over: count - limit })}` : counted;
  return (
    <>
      <span aria-hidden="true" className={isOver ? `${css.counter} ${css.over}` : css.counter}>
        {text}
      </span>
      <TypingStatus typed={typed} text={count >= nearLimit * limit ? text : ''} />
    </>
  );
}
