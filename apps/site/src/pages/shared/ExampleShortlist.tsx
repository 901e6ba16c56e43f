import { Shortlist } from '@heldermatch/ui';
import { shortlist } from './shortlist.ts';
import { figureLabel } from '../smartMatching/copy.ts';

/** The product as a picture: candidates in order, and what the recruiter decided. */
export const ExampleShortlist = () => (
  <figure aria-label={figureLabel}>
    <Shortlist {...shortlist} />
  </figure>
);
