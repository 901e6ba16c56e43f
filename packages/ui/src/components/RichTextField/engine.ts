// The editor: ProseMirror with the formats of a `RichText`. Only `useEditor` imports it, when a field is in the browser.
import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import { Fragment, Slice, type Node } from 'prosemirror-model';
import {
  EditorState,
  Selection,
  TextSelection,
  type Command,
  type Transaction,
} from 'prosemirror-state';
import { EditorView, type EditorProps } from 'prosemirror-view';
import { richTextOf, textOf, type RichText } from '../RichTextView/richText.js';
import { formatKeys, isActive, linkRange, listAt, toggleList } from './commands.js';
import type { Editor, EditorEvents, EditorSnapshot, ListType, Trigger } from './editor.js';
import { schema } from './schema.js';

const { nodes, marks } = schema;

const triggerPattern = /(?:^|[\s(])([@{])([\p{L}\p{M}\p{N} .'’-]{0,40})$/u;

/** The typed '@' or '{' before the caret, with the text after it. */
function triggerAt({ selection }: EditorState): Trigger | undefined {
  const { $from, empty } = selection;
  if (!empty || !$from.parent.isTextblock) return undefined;
  const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\uFFFC');
  const [, character, query = ''] = triggerPattern.exec(before) ?? [];
  if (character === undefined) return undefined;
  return {
    type: character === '@' ? 'mention' : 'variable',
    query,
    from: $from.pos - query.length - 1,
    to: $from.pos,
  };
}

function snapshotOf(state: EditorState): EditorSnapshot {
  return {
    bold: isActive(state, 'bold'),
    italic: isActive(state, 'italic'),
    href: linkRange(state).href,
    list: listAt(state)?.node.type.name as ListType | undefined,
    canUndo: undoDepth(state) > 0,
    canRedo: redoDepth(state) > 0,
    trigger: triggerAt(state),
  };
}

/** Position in the document of an offset in its plain text, to keep the caret of the textarea. */
function positionOf(doc: Node, offset: number): number {
  let left = offset;
  let position = Selection.atEnd(doc).from;
  let isFound = false;
  doc.forEach((block, start) => {
    if (isFound) return;
    const length = textOf({
      type: 'doc',
      content: [block.toJSON() as RichText['content'][0]],
    }).length;
    // A list has markers and an element for each item: its end is near enough.
    if (left <= length) {
      isFound = true;
      position =
        start + (block.isTextblock ? 1 + Math.min(left, block.content.size) : block.nodeSize);
    }
    left -= length + 2;
  });
  return position;
}

const hasFiles = (data: DataTransfer | null) => data !== null && data.files.length > 0;

/** Text from and for other programs. Files belong in a `FileDrop`; the browser would open a dropped one. */
const clipboard: Partial<EditorProps> = {
  handleDrop: (_view, event) => hasFiles(event.dataTransfer),
  handlePaste: (_view, { clipboardData }) =>
    hasFiles(clipboardData) && clipboardData?.getData('text/plain') === '',
  clipboardTextParser: (text) =>
    new Slice(Fragment.from(schema.nodeFromJSON(richTextOf(text)).content), 1, 1),
  clipboardTextSerializer: ({ content }) =>
    content.firstChild?.isBlock === true
      ? textOf({ type: 'doc', content: content.toJSON() as RichText['content'] })
      : content.textBetween(0, content.size, '\n\n'),
};

/** Mounts an editor in an element. */
export function createEditor(
  host: HTMLElement,
  value: RichText,
  attributes: Record<string, string>,
  isEditable: boolean,
  events: EditorEvents,
): Editor {
  let known = value;
  const change = (transaction: Transaction) => {
    view.updateState(view.state.apply(transaction));
    if (transaction.docChanged && transaction.getMeta('isGiven') !== true) {
      known = view.state.doc.toJSON() as RichText;
      events.onChange(known);
    }
    events.onSnapshot(snapshotOf(view.state));
  };
  const state = EditorState.create({
    doc: schema.nodeFromJSON(value),
    plugins: [keymap(formatKeys(events)), keymap(baseKeymap), history()],
  });
  const view = new EditorView(host, {
    state,
    attributes,
    editable: () => isEditable,
    // Keys of the open list of suggestions come first.
    handleKeyDown: (_view, event) => events.onKey(event),
    dispatchTransaction: change,
    ...clipboard,
  });
  events.onSnapshot(snapshotOf(view.state));
  return {
    ...changesOf(view),
    setValue: (next) => {
      if (next === known) return;
      known = next;
      const doc = schema.nodeFromJSON(next);
      if (doc.eq(view.state.doc)) return;
      const { tr } = view.state;
      tr.replaceWith(0, tr.doc.content.size, doc.content).setMeta('isGiven', true);
      view.dispatch(tr);
    },
    setAttributes: (next, nextEditable) =>
      view.setProps({ attributes: next, editable: () => nextEditable }),
    focus: (offset) => {
      const { doc, tr } = view.state;
      if (offset !== undefined)
        view.dispatch(tr.setSelection(Selection.near(doc.resolve(positionOf(doc, offset)))));
      view.focus();
    },
    boxAt: (position) => {
      const { left, right, top, bottom } = view.coordsAtPos(position);
      return new DOMRect(left, top, right - left, bottom - top);
    },
    destroy: () => view.destroy(),
  };
}

type Changes = Pick<Editor, 'toggle' | 'undo' | 'redo' | 'setLink' | 'insert'>;

/** Changes by the toolbar and the suggestions. */
function changesOf(view: EditorView): Changes {
  const run = (command: Command) => {
    command(view.state, view.dispatch, view);
  };
  return {
    toggle: (format) =>
      run(
        format === 'bold' || format === 'italic' ? toggleMark(marks[format]) : toggleList(format),
      ),
    undo: () => run(undo),
    redo: () => run(redo),
    setLink: (href) => {
      const { from, to } = linkRange(view.state);
      const { tr } = view.state;
      const link = marks.link.create({ href });
      tr.removeMark(from, to, marks.link);
      if (href !== '' && from === to) tr.replaceWith(from, to, schema.text(href, [link]));
      else if (href !== '') tr.addMark(from, to, link);
      view.dispatch(tr);
    },
    insert: (type, { id, label }, range = view.state.selection) => {
      const { tr, doc } = view.state;
      const after = doc.resolve(range.to).nodeAfter?.text ?? '';
      const needsSpace = type === 'mention' && !/^[\s.,;:!?)]/.test(after);
      const content = [
        nodes[type].create({ id, label }),
        ...(needsSpace ? [schema.text(' ')] : []),
      ];
      tr.replaceWith(range.from, range.to, content);
      tr.setSelection(TextSelection.create(tr.doc, range.from + Fragment.from(content).size));
      view.dispatch(tr.scrollIntoView());
    },
  };
}
