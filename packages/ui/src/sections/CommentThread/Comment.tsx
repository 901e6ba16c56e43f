import { useId, useState, type ReactNode } from 'react';
import { AlertDialog } from '../../components/AlertDialog/index.js';
import { Avatar } from '../../components/Avatar/index.js';
import { Button } from '../../components/Button/index.js';
import { DialogTrigger } from '../../components/Dialog/index.js';
import { Inline } from '../../components/Inline/index.js';
import { RichTextView } from '../../components/RichTextView/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { CommentItem, CommentThreadProps } from './CommentThread.js';
import { Composer } from './Composer.js';
import * as css from './CommentThread.css.js';

type CommentActions = Pick<
  CommentThreadProps,
  'onPost' | 'onEdit' | 'onDelete' | 'deleteText' | 'mentions'
>;

interface CommentProps extends CommentActions {
  item: CommentItem;
  /** A reply can't be replied to. */
  isReply?: boolean;
}

/** Comment with its replies. */
export function Comment({ item, isReply = false, ...actions }: CommentProps) {
  const formatMessage = useMessages();
  const { onPost, onEdit, mentions } = actions;
  const [mode, setMode] = useState<'edit' | 'reply'>();
  const close = () => setMode(undefined);
  const { by, deletedBy, replies = [] } = item;
  const canReply = onPost !== undefined && !isReply && deletedBy === undefined;
  return (
    <li>
      <Article item={item}>
        {mode === 'edit' && (
          <Composer
            label={formatMessage(nl.editComment)}
            submit={formatMessage(nl.save)}
            mentions={mentions}
            defaultValue={item.text}
            action={async (text) => {
              await onEdit?.(item.id, text);
              close();
            }}
            onCancel={close}
          />
        )}
      </Article>
      {mode === undefined && deletedBy === undefined && (
        <Actions item={item} actions={actions} canReply={canReply} onChoose={setMode} />
      )}
      {replies.length > 0 && (
        <ol
          role="list"
          aria-label={formatMessage(nl.repliesTo, { name: by })}
          className={`${css.list} ${css.replies}`}
        >
          {replies.map((reply) => (
            <Comment key={reply.id} item={reply} isReply {...actions} />
          ))}
        </ol>
      )}
      {canReply && mode === 'reply' && (
        <div className={css.replies}>
          <Composer
            label={formatMessage(nl.replyTo, { name: by })}
            submit={formatMessage(nl.post)}
            mentions={mentions}
            action={async (text) => {
              await onPost(text, { replyTo: item.id });
              close();
            }}
            onCancel={close}
          />
        </div>
      )}
    </li>
  );
}

interface ArticleProps {
  item: CommentItem;
  /** Form that replaces the text. */
  children: ReactNode;
}

/** Author, time and text. A deleted comment keeps its place. */
function Article({ item, children }: ArticleProps) {
  const formatMessage = useMessages();
  const id = useId();
  const { by, time, dateTime, text, isEdited = false, deletedBy } = item;
  const timeElement = <time dateTime={dateTime}>{time}</time>;
  if (deletedBy !== undefined) {
    return (
      <article aria-labelledby={id} className={css.comment}>
        <p id={id} className={css.deleted}>
          {formatMessage(nl.commentDeletedBy, { name: deletedBy })} · {timeElement}
        </p>
      </article>
    );
  }
  return (
    <article aria-labelledby={id} className={css.comment}>
      <Avatar name={by} size="small" isDecorative />
      <div id={id} className={css.author}>
        <p className={css.by}>{by}</p>
        <p className={css.meta}>
          {timeElement}
          {isEdited && ` · ${formatMessage(nl.edited)}`}
        </p>
      </div>
      <div className={css.content}>{children || <RichTextView value={text} />}</div>
    </article>
  );
}

interface ActionsProps {
  item: CommentItem;
  actions: CommentActions;
  canReply: boolean;
  onChoose: (mode: 'edit' | 'reply') => void;
}

/** Buttons of the actions that the user may take on a comment. Their names end with its author. */
function Actions({ item, actions, canReply, onChoose }: ActionsProps) {
  const formatMessage = useMessages();
  const author = <VisuallyHidden>{`\u00A0${item.by}`}</VisuallyHidden>;
  const canEdit = item.canEdit === true && actions.onEdit !== undefined;
  const canDelete = item.canDelete === true && actions.onDelete !== undefined;
  if (!canReply && !canEdit && !canDelete) return null;
  return (
    <Inline gap="m">
      {canReply && (
        <Button size="small" variant="quiet" onPress={() => onChoose('reply')}>
          {formatMessage(nl.reply)}
          {author}
        </Button>
      )}
      {canEdit && (
        <Button size="small" variant="quiet" onPress={() => onChoose('edit')}>
          {formatMessage(nl.edit)}
          {author}
        </Button>
      )}
      {canDelete && (
        <DialogTrigger>
          <Button size="small" variant="quiet">
            {formatMessage(nl.remove)}
            {author}
          </Button>
          <AlertDialog
            size="small"
            title={formatMessage(nl.deleteComment)}
            confirmLabel={formatMessage(nl.remove)}
            onConfirm={() => actions.onDelete?.(item.id)}
          >
            {actions.deleteText ?? formatMessage(nl.deleteCommentText)}
          </AlertDialog>
        </DialogTrigger>
      )}
    </Inline>
  );
}
