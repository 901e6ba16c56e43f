export type { Evidence } from '@heldermatch/scorecard';
export {
  DocumentViewer,
  type DocumentBlock,
  type DocumentPage,
  type DocumentPicture,
  type DocumentPlace,
  type DocumentViewerProps,
} from './DocumentViewer.js';
