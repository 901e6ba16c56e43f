export { LegalDocument, type LegalDocumentProps, type LegalSection } from './LegalDocument.js';
export { markCurrentSection } from './markCurrentSection.js';
