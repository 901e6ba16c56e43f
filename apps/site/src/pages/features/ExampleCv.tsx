import { CvExcerpt } from '@heldermatch/ui';
import { figureLabel } from '../../content/cvAnalysis.tsx';
import { fullCv } from '../../content/fullExample.tsx';

/** The product as a picture: a CV in which the evidence is marked. */
export const ExampleCv = () => (
  <figure aria-label={figureLabel}>
    <CvExcerpt title={fullCv.title} badge={fullCv.badge}>
      {fullCv.paragraphs}
    </CvExcerpt>
  </figure>
);
