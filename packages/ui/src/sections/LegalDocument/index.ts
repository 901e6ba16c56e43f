export { LegalDocument, type LegalDocumentProps, type LegalSection } from './LegalDocument.js';
export { enhanceContents } from './enhanceContents.js';
