export { AccountabilityTable, type AccountabilityTableProps } from './AccountabilityTable.js';
