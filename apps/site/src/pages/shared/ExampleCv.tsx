import { DocumentViewer } from '@heldermatch/ui';
import { figureLabel } from '../cvAnalysis/copy.tsx';
import { cvSheet } from './example.tsx';

/** The product as a picture: a CV in which the evidence is marked. */
export const ExampleCv = () => (
  <figure aria-label={figureLabel}>
    <DocumentViewer {...cvSheet} titleLevel="p" />
  </figure>
);
