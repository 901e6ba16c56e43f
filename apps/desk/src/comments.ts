// Comments of the hiring team about candidates, derived from the log.
import type { RichText } from '@heldermatch/ui/richText';
import { isType, type DeskEntry } from './entries.ts';

export interface Comment {
  /** Id of its first entry. */
  id: string;
  candidate: string;
  /** Author. */
  by: string;
  /** Time of the first entry. */
  at: string;
  /** Time of the entry with its last text. */
  changedAt: string;
  /** Last text. Undefined if the author deleted it. */
  text: RichText | undefined;
  isEdited: boolean;
  /** Id of the comment that it replies to. */
  replyTo: string | undefined;
}

/**
 * All comments in their last text, in the order of the log. Only its author changes a comment: a change under another
 * name, as an import may bring, is ignored.
 */
export function allCommentsIn(entries: readonly DeskEntry[]): readonly Comment[] {
  const comments = new Map<string, Comment>();
  for (const { id, candidate, by, at, text, replyTo, replaces } of entries.filter(
    isType('comment'),
  )) {
    const changed = comments.get(replaces ?? '');
    if (replaces === undefined) {
      comments.set(id, {
        id,
        candidate,
        by,
        at,
        changedAt: at,
        text,
        isEdited: false,
        replyTo,
      });
    } else if (changed?.by === by) {
      comments.set(replaces, { ...changed, changedAt: at, text, isEdited: true });
    }
  }
  return [...comments.values()];
}

export interface CommentWithReplies extends Comment {
  replies: readonly Comment[];
}

/** Comments about a candidate with their replies, oldest first. */
export function commentsIn(
  entries: readonly DeskEntry[],
  candidate: string,
): readonly CommentWithReplies[] {
  const comments = allCommentsIn(entries).filter((one) => one.candidate === candidate);
  const first = new Set(comments.flatMap(({ id, replyTo }) => (replyTo === undefined ? id : [])));
  return (
    comments
      // A reply to another reply is shown as a comment: its text isn't lost.
      .filter(({ replyTo }) => replyTo === undefined || !first.has(replyTo))
      .map((comment) => ({
        ...comment,
        replies: comments.filter(({ replyTo }) => replyTo === comment.id && first.has(comment.id)),
      }))
  );
}

/** Returns the text with '@collega' for each mention, for readers who have no right to the names of colleagues. */
export const withoutNames = (text: RichText): RichText =>
  JSON.parse(JSON.stringify(text), (_key, value: unknown) =>
    typeof value === 'object' && value !== null && 'type' in value && value.type === 'mention'
      ? { type: 'mention', attrs: { id: 'collega', label: 'collega' } }
      : value,
  ) as RichText;
