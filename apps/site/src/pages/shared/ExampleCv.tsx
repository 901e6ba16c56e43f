import { DocumentViewer } from '@heldermatch/ui';
import { figureLabel } from '../cvAnalysis/copy.tsx';
import { cvSheet } from './example.tsx';

/** Illustration of a CV with marked evidence. */
export const ExampleCv = () => (
  <figure aria-label={figureLabel}>
    <DocumentViewer {...cvSheet} titleLevel="p" />
  </figure>
);
