export { InlineEdit, type InlineEditFieldProps, type InlineEditProps } from './InlineEdit.js';
export { UndoButtons, type UndoButtonsProps } from './UndoButtons.js';
export {
  useUndoHistory,
  type UndoEntry,
  type UndoHistory,
  type UndoHistoryOptions,
} from './useUndoHistory.js';
