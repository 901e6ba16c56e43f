export { KpiDialog, type KpiDialogProps } from './KpiDialog.js';
