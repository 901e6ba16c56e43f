import { Shortlist } from '@heldermatch/ui';
import { shortlist } from '../../content/shortlist.ts';
import { figureLabel } from '../../content/smartMatching.ts';

/** The product as a picture: candidates in order, and what the recruiter decided. */
export const ExampleShortlist = () => (
  <figure aria-label={figureLabel}>
    <Shortlist {...shortlist} />
  </figure>
);
