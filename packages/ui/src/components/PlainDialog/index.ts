export { PlainDialog, type PlainDialogProps } from './PlainDialog.js';
export { tendDialogs } from './tendDialogs.js';
