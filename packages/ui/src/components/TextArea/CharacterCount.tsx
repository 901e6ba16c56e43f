import { TypingStatus } from '../internal/announcement/TypingStatus.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as css from './TextArea.css.js';

export interface CharacterCountProps {
  /** Text in the field. */
  typed: string;
  /** Number of characters in it. */
  count: number;
  /** Maximum number of characters. */
  limit: number;
}

/** Fraction of the limit from which screen readers announce the count. */
const nearLimit = 0.9;

/** Character count, which is always visible but announced sparingly. */
export function CharacterCount({ typed, count, limit }: CharacterCountProps) {
  const formatMessage = useMessages();
  const isOver = count > limit;
  const counted = formatMessage(nl.characterCount, { count, limit });
  const text = isOver
    ? `${counted}, ${formatMessage(nl.charactersOver, { over: count - limit })}`
    : counted;
  return (
    <>
      <span aria-hidden="true" className={isOver ? `${css.counter} ${css.over}` : css.counter}>
        {text}
      </span>
      <TypingStatus typed={typed} text={count >= nearLimit * limit ? text : ''} />
    </>
  );
}
