import { CvExcerpt } from '@heldermatch/ui';
import { figureLabel } from '../cvAnalysis/copy.tsx';
import { fullCv } from './fullExample.tsx';

/** The product as a picture: a CV in which the evidence is marked. */
export const ExampleCv = () => (
  <figure aria-label={figureLabel}>
    <CvExcerpt title={fullCv.title} badge={fullCv.badge}>
      {fullCv.paragraphs}
    </CvExcerpt>
  </figure>
);
