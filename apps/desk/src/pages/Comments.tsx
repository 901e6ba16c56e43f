import { CommentThread, Link, richTextOf, Stack, Text, type CommentItem } from '@heldermatch/ui';
import { useMemo } from 'react';
import { useColleagues } from '../useColleagues.ts';
import { commentsIn, type Comment, type CommentWithReplies } from '../comments.ts';
import { useDesk } from '../desk.tsx';
import { unnamed } from '../log.ts';
import type { DeskChange } from '../entries.ts';
import { formatMoment } from '../format.ts';
import type { OpenVacancy } from '../openVacancy.ts';
import { showSaveError } from '../toasts.ts';

interface CommentsProps {
  open: OpenVacancy;
  candidate: string;
}

/** Text of a deleted comment. */
const noText = richTextOf('');

const deleteText =
  'De tekst verdwijnt hier. In het logboek blijft hij staan tot u de kandidaat verwijdert. Antwoorden blijven.';

/** Comments of the hiring team about a candidate. Each, and each change of it, is a line of the log. */
export function Comments({ open: { entries, record }, candidate }: CommentsProps) {
  const { by, may } = useDesk();
  const { others } = useColleagues();
  const mentions = useMemo(() => others.map((name) => ({ id: name, label: name })), [others]);
  const items = useMemo(
    () => commentsIn(entries, candidate).map((comment) => itemOf(comment, by)),
    [entries, candidate, by],
  );
  /** The thread keeps the text and reports that it failed; the toast explains it. */
  const save = async (change: Omit<DeskChange & { type: 'comment' }, 'type' | 'candidate'>) => {
    try {
      await record({ ...change, type: 'comment', candidate });
    } catch (error) {
      showSaveError(error);
      throw error;
    }
  };
  return (
    <Stack gap="s">
      <CommentThread
        title="Reacties"
        titleLevel={3}
        emptyText="Er zijn nog geen reacties."
        isFormCollapsed
        {...{ items, mentions, deleteText }}
        {...(may('comment') && {
          onPost: (text, { replyTo }) => save({ text, replyTo }),
          onEdit: (id, text) => save({ text, replaces: id }),
          onDelete: (id) => save({ replaces: id }),
        })}
      />
      {may('comment') && (
        <Text size="small" emphasis="muted">
          De kandidaat kan reacties opvragen. Wat u wijzigt of verwijdert, blijft in het logboek tot
          u de kandidaat verwijdert.
        </Text>
      )}
      {may('comment') && by === unnamed && (
        <Text size="small">
          <Link href="/settings">Vul uw naam in</Link> om uw reacties later te wijzigen.
        </Text>
      )}
    </Stack>
  );
}

function itemOf(comment: Comment | CommentWithReplies, user: string): CommentItem {
  const { id, by, at, text, isEdited } = comment;
  const isOwn = by === user && user !== unnamed;
  return {
    id,
    by,
    time: formatMoment(at),
    dateTime: at,
    text: text ?? noText,
    isEdited,
    deletedBy: text === undefined ? by : undefined,
    canEdit: isOwn,
    canDelete: isOwn,
    replies: 'replies' in comment ? comment.replies.map((reply) => itemOf(reply, user)) : [],
  };
}
