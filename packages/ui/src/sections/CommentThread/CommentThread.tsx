import { useId, useState } from 'react';
import { Button } from '../../components/Button/index.js';
import { Heading } from '../../components/Heading/index.js';
import type { RichTextMention } from '../../components/RichTextField/index.js';
import type { RichText } from '../../components/RichTextView/index.js';
import { Text } from '../../components/Text/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Comment } from './Comment.js';
import { Composer } from './Composer.js';
import * as css from './CommentThread.css.js';

export interface CommentItem {
  /** Unique in the thread. */
  id: string;
  /** Name of the author. */
  by: string;
  /** Formatted time for readers: 'vandaag, 10.14 uur'. */
  time: string;
  /** Machine-readable time: ISO 8601. Comments that are later than all others are announced. */
  dateTime: string;
  text: RichText;
  /** @default false */
  isEdited?: boolean | undefined;
  /** Person who deleted the comment, which is shown in its place. Leave out its text: pass `richTextOf('')`. */
  deletedBy?: string | undefined;
  /**
   * Whether the user may edit the comment, usually their own. Their own comments aren't announced.
   * @default false
   */
  canEdit?: boolean | undefined;
  /**
   * Whether the user may delete the comment.
   * @default false
   */
  canDelete?: boolean | undefined;
  /** Replies, oldest first. Replies of replies aren't shown. */
  replies?: readonly CommentItem[] | undefined;
}

export interface CommentThreadProps extends RootProps {
  /** Heading: the subject of the comments. */
  title: string;
  /**
   * Heading level of the title.
   * @default 2
   */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Comments, oldest first. */
  items: readonly CommentItem[];
  /** Shown when there are no comments. */
  emptyText: string;
  /** Colleagues, suggested after '@'. Define them outside the component. */
  mentions?: readonly RichTextMention[] | undefined;
  /**
   * Called with a new comment, or with a reply to a comment. The form is pending until a returned promise settles. If it
   * rejects, the text remains and the user can retry. Without it, the thread is read-only.
   */
  onPost?: ((text: RichText, options: { replyTo?: string }) => void | Promise<void>) | undefined;
  /**
   * Whether a button opens the form for a new comment, so that the editor loads only when the user begins to write.
   * @default false
   */
  isFormCollapsed?: boolean | undefined;
  /** Called with the changed text of a comment. A rejected promise keeps the form open. */
  onEdit?: ((id: string, text: RichText) => void | Promise<void>) | undefined;
  /** Called when the user confirms that a comment is to be deleted. A rejected promise keeps the dialog open. */
  onDelete?: ((id: string) => void | Promise<void>) | undefined;
  /**
   * Consequence of deleting a comment, in the dialog that asks to confirm it.
   * @default 'De tekst verdwijnt voor iedereen. Antwoorden blijven staan.'
   */
  deleteText?: string | undefined;
  /** Called when the user asks for earlier comments. Set it while there are any. */
  onLoadMore?: (() => void) | undefined;
  /**
   * Whether earlier comments are loading.
   * @default false
   */
  isLoading?: boolean | undefined;
}

/** Comments on a subject with replies, and a form for a new one. */
export function CommentThread({
  title,
  titleLevel = 2,
  items,
  emptyText,
  onLoadMore,
  isLoading = false,
  onPost,
  onEdit,
  onDelete,
  deleteText,
  mentions,
  isFormCollapsed = false,
  ...root
}: CommentThreadProps) {
  const formatMessage = useMessages();
  const id = useId();
  const [isFormOpen, setFormOpen] = useState<boolean>();
  const announcement = useArrivals(items);
  return (
    <section aria-labelledby={id} {...rootProps(root, css.root)}>
      <Heading id={id} level={titleLevel} size="small">
        {title}
      </Heading>
      {onLoadMore !== undefined && (
        <div>
          <Button size="small" variant="secondary" isPending={isLoading} onPress={onLoadMore}>
            {formatMessage(nl.earlierComments)}
          </Button>
        </div>
      )}
      {items.length === 0 ? (
        <Text emphasis="muted">{emptyText}</Text>
      ) : (
        <ol role="list" aria-labelledby={id} className={css.list}>
          {items.map((item) => (
            <Comment
              key={item.id}
              item={item}
              {...{ onPost, onEdit, onDelete, deleteText, mentions }}
            />
          ))}
        </ol>
      )}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {onPost !== undefined && isFormCollapsed && isFormOpen !== true && (
        <div>
          <Button
            size="small"
            variant="secondary"
            // It replaces the form, which had focus.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
            autoFocus={isFormOpen === false}
            onPress={() => setFormOpen(true)}
          >
            {formatMessage(nl.writeComment)}
          </Button>
        </div>
      )}
      {onPost !== undefined && (!isFormCollapsed || isFormOpen === true) && (
        <Composer
          label={formatMessage(nl.comment)}
          submit={formatMessage(nl.post)}
          mentions={mentions}
          action={async (text) => {
            await onPost(text, {});
            setFormOpen(false);
          }}
          onCancel={isFormCollapsed ? () => setFormOpen(false) : undefined}
        />
      )}
    </section>
  );
}

const everyIn = (items: readonly CommentItem[]): readonly CommentItem[] =>
  items.flatMap((item) => [item, ...everyIn(item.replies ?? [])]);

const latestOf = (items: readonly CommentItem[]) =>
  everyIn(items).reduce((latest, { dateTime }) => (dateTime > latest ? dateTime : latest), '');

/** Announcement of the last comment by another person. Earlier comments that are loaded later aren't announced. */
function useArrivals(items: readonly CommentItem[]): string {
  const formatMessage = useMessages();
  const [seen, setSeen] = useState({ items, announcement: '' });
  if (seen.items !== items) {
    const latest = latestOf(seen.items);
    const arrived = everyIn(items).findLast(
      ({ dateTime, canEdit = false }) => dateTime > latest && !canEdit,
    );
    setSeen({
      items,
      announcement:
        arrived === undefined
          ? seen.announcement
          : formatMessage(nl.commentArrived, { name: arrived.by, time: arrived.time }),
    });
  }
  return seen.announcement;
}
