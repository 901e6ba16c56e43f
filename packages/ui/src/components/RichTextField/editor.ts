// Types of the editor, which the field uses without loading the engine.
import type { RichText, RichTextChip } from '../RichTextView/richText.js';

export type ListType = 'bulletList' | 'orderedList';

/** A typed '@' or '{' with the text after it. */
export interface Trigger {
  type: RichTextChip['type'];
  /** Text after the character. */
  query: string;
  /** Positions in the document, from the character to the caret. */
  from: number;
  to: number;
}

/** State of the editor that the toolbar and the suggestions show. */
export interface EditorSnapshot {
  bold: boolean;
  italic: boolean;
  /** Address of the link at the caret; empty if there is none. */
  href: string;
  list: ListType | undefined;
  canUndo: boolean;
  canRedo: boolean;
  trigger: Trigger | undefined;
}

/** Callbacks of the editor. Those of keys return whether they handled the key. */
export interface EditorEvents {
  onChange: (value: RichText) => void;
  onSnapshot: (snapshot: EditorSnapshot) => void;
  onKey: (event: KeyboardEvent) => boolean;
  /** A key changed the format of the selection, or of the text that follows. */
  onToggle: (format: 'bold' | 'italic', isOn: boolean) => void;
  onLink: () => boolean;
  onToolbar: () => boolean;
}

/** Mounted editor. Commands don't move focus. */
export interface Editor {
  toggle: (format: 'bold' | 'italic' | ListType) => void;
  undo: () => void;
  redo: () => void;
  /** Links the selection, changes the link at the caret, or removes it if the address is empty. */
  setLink: (href: string) => void;
  /** Inserts a mention or variable instead of a range, or of the selection. */
  insert: (
    type: RichTextChip['type'],
    item: RichTextChip['attrs'],
    range?: { from: number; to: number },
  ) => void;
  setValue: (value: RichText) => void;
  setAttributes: (attributes: Record<string, string>, isEditable: boolean) => void;
  /** Moves focus to the text, at an offset of its plain text or where the caret was. */
  focus: (offset?: number) => void;
  /** Place of a position on the screen. */
  boxAt: (position: number) => DOMRect;
  destroy: () => void;
}
