// Commands of the editor that ProseMirror doesn't have, and its keys.
import {
  chainCommands,
  deleteSelection,
  joinTextblockBackward,
  liftEmptyBlock,
  selectNodeBackward,
  splitBlock,
  toggleMark,
} from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { Node } from 'prosemirror-model';
import { liftListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import type { EditorEvents, ListType } from './editor.js';
import { schema } from './schema.js';

const { nodes, marks } = schema;

/** Innermost list around the selection. */
export function listAt({
  selection: { $from },
}: EditorState): { node: Node; pos: number } | undefined {
  for (let { depth } = $from; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === nodes.bulletList || node.type === nodes.orderedList)
      return { node, pos: $from.before(depth) };
  }
  return undefined;
}

/** Makes the selected paragraphs a list, changes the type of their list, or makes its items paragraphs again. */
export const toggleList =
  (name: ListType): Command =>
  (state, dispatch) => {
    const list = listAt(state);
    if (list === undefined) return wrapInList(nodes[name])(state, dispatch);
    if (list.node.type === nodes[name]) return liftListItem(nodes.listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.pos, nodes[name]));
    return true;
  };

/** Backspace removes a whole mention or variable. */
const deleteChip: Command = ({ selection, tr }, dispatch) => {
  const before = selection.empty ? selection.$from.nodeBefore : null;
  if (before?.type !== nodes.mention && before?.type !== nodes.variable) return false;
  dispatch?.(tr.delete(selection.from - before.nodeSize, selection.from).scrollIntoView());
  return true;
};

/** Backspace at the start of a list item makes it a paragraph. */
const leaveList: Command = (state, dispatch) =>
  state.selection.empty && state.selection.$from.parentOffset === 0
    ? liftListItem(nodes.listItem)(state, dispatch)
    : false;

const insertBreak: Command = ({ tr }, dispatch) => {
  dispatch?.(tr.replaceSelectionWith(nodes.hardBreak.create()).scrollIntoView());
  return true;
};

/** Enter in an empty list item ends the list. */
const leaveEmptyItem: Command = (state, dispatch) =>
  state.selection.$from.parent.content.size === 0
    ? liftListItem(nodes.listItem)(state, dispatch)
    : false;

/** Range of the link around the selection, or of the selection. */
export function linkRange({ selection, doc }: EditorState): {
  from: number;
  to: number;
  href: string;
} {
  const { $from, from, to, empty } = selection;
  let range = { from, to, href: '' };
  const position = $from.pos;
  doc.nodesBetween(empty ? Math.max(0, from - 1) : from, empty ? from + 1 : to, (node, pos) => {
    const link = marks.link.isInSet(node.marks);
    if (link === undefined || range.href !== '') return;
    if (empty && (position < pos || position > pos + node.nodeSize)) return;
    range = { from: pos, to: pos + node.nodeSize, href: String(link.attrs['href']) };
  });
  if (range.href === '') return range;
  // A link with bold words is several nodes.
  const $start = doc.resolve(range.from);
  const start = $start.start();
  $start.parent.forEach((node, offset) => {
    if (marks.link.isInSet(node.marks)?.attrs['href'] !== range.href) return;
    const [first, last] = [start + offset, start + offset + node.nodeSize];
    if (last === range.from) range = { ...range, from: first };
    if (first === range.to) range = { ...range, to: last };
  });
  return range;
}

export const isActive = ({ selection, storedMarks, doc }: EditorState, name: 'bold' | 'italic') =>
  selection.empty
    ? marks[name].isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, marks[name]);

export const formatKeys = (events: EditorEvents): Record<string, Command> => {
  const toggle =
    (name: 'bold' | 'italic'): Command =>
    (state, dispatch, view) => {
      const isDone = toggleMark(marks[name])(state, dispatch);
      if (view !== undefined) events.onToggle(name, isActive(view.state, name));
      return isDone;
    };
  return {
    'Mod-b': toggle('bold'),
    'Mod-i': toggle('italic'),
    'Mod-k': () => events.onLink(),
    'Mod-z': undo,
    'Mod-y': redo,
    'Mod-Shift-z': redo,
    'Alt-F10': () => events.onToolbar(),
    Enter: chainCommands(leaveEmptyItem, splitListItem(nodes.listItem), liftEmptyBlock, splitBlock),
    'Shift-Enter': insertBreak,
    Backspace: chainCommands(
      deleteSelection,
      deleteChip,
      leaveList,
      joinTextblockBackward,
      selectNodeBackward,
    ),
  };
};
