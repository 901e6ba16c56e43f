export type { Evidence } from '@heldermatch/scorecard';
export {
  DocumentViewer,
  type DocumentBlock,
  type DocumentPage,
  type DocumentViewerProps,
} from './DocumentViewer.js';
