import { useState } from 'react';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Editor, Trigger } from './editor.js';
import type { RichTextMention, RichTextVariable } from './RichTextField.js';
import { optionId, type Suggestion } from './Suggestions.js';

interface SuggestionsOptions {
  /** Id of the listbox. */
  id: string;
  mentions: readonly RichTextMention[];
  variables: readonly RichTextVariable[];
  editor: Editor | undefined;
  trigger: Trigger | undefined;
}

/** Without accents and capitals. */
const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Suggestions for a typed '@' or '{', their keys, and the attributes of the text. */
export function useSuggestions({ id, mentions, variables, editor, trigger }: SuggestionsOptions) {
  const formatMessage = useMessages();
  // The character whose list was closed: its text remains, and the list stays closed.
  const [closedAt, setClosedAt] = useState<number>();
  const [choice, setChoice] = useState({ query: '', index: 0 });
  const all: readonly Suggestion[] =
    trigger?.type === 'mention'
      ? mentions
      : variables.map(({ example, ...variable }) => ({ ...variable, description: example }));
  const items =
    trigger === undefined || trigger.from === closedAt
      ? []
      : all.filter((item) => folded(item.label).includes(folded(trigger.query)));
  if (trigger === undefined && closedAt !== undefined) setClosedAt(undefined);
  const isOpen = items.length > 0;
  const active = choice.query === trigger?.query ? Math.min(choice.index, items.length - 1) : 0;

  const close = () => setClosedAt(trigger?.from);
  const take = (item: Suggestion) => {
    if (trigger !== undefined) editor?.insert(trigger.type, item, trigger);
  };
  const onKey = (event: KeyboardEvent): boolean => {
    const item = items[active];
    if (item === undefined || trigger === undefined || event.isComposing) return false;
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) {
      const index = (active + move + items.length) % items.length;
      setChoice({ query: trigger.query, index });
    } else if (event.key === 'Escape') {
      // A dialog around the field stays open.
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey)) take(item);
    else return false;
    event.preventDefault();
    return true;
  };

  return {
    onKey,
    /** Attributes of the editable element. */
    attributes: {
      'aria-autocomplete': mentions.length + variables.length > 0 ? 'list' : undefined,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': isOpen ? optionId(id, active) : undefined,
    },
    announcement: isOpen ? formatMessage(nl.resultCount, { count: items.length }) : undefined,
    list: isOpen &&
      trigger !== undefined && {
        id,
        items,
        active,
        label: formatMessage(trigger.type === 'mention' ? nl.mentions : nl.variables),
        onTake: take,
        onClose: close,
        box: editor?.boxAt(trigger.from),
      },
  };
}
