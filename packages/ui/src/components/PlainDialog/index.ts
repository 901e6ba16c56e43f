export { PlainDialog, type PlainDialogProps } from './PlainDialog.js';
export { enhanceDialogs } from './enhanceDialogs.js';
