import { Badge } from '../../components/Badge/index.js';
import { Marker } from '../../components/Marker/index.js';
import { Reason } from '../../internal/evidence/Reason.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { usePercentages } from '../../messages/useMessages.js';
import * as css from './Shortlist.css.js';

export interface ShortlistCandidate {
  /** Who it is, without a name: 'Kandidaat 0412'. */
  title: string;
  /** 0 to 100 per cent. */
  score: number;
  /** Why the candidate stands here, in one sentence. */
  why: string;
  /** Numbers of the marked passages of the CV that say so. */
  evidence?: readonly number[] | undefined;
  /** What the recruiter decided; left out while nothing is decided. */
  decision?: string | undefined;
}

export interface ShortlistProps extends RootProps {
  /** For which vacancy: 'Shortlist · recruiter zorg'. */
  title: string;
  /** Says that nobody real is shown: 'voorbeeld'. */
  badge?: string | undefined;
  /** How the list is ordered. */
  order: string;
  /** In that order. */
  items: readonly ShortlistCandidate[];
  /** What the number is: 'Matchscore'. For screen readers. */
  scoreLabel: string;
  /** What stands in the place of candidates when there are none. */
  emptyText: string;
  /** That a human decides. Stands wherever a score is shown. */
  note: string;
}

/** Candidates for a vacancy from the highest score to the lowest, with what the recruiter decided. */
export function Shortlist({
  title,
  badge,
  order,
  items,
  scoreLabel,
  emptyText,
  note,
  ...root
}: ShortlistProps) {
  const inPercent = usePercentages();
  return (
    <div {...rootProps(root, css.root)}>
      <div className={css.header}>
        <p className={css.title}>
          {title} {badge !== undefined && <Badge>{badge}</Badge>}
        </p>
        <p className={css.small}>{order}</p>
      </div>
      {items.length === 0 ? (
        <p className={css.empty}>{emptyText}</p>
      ) : (
        <ol role="list">
          {items.map(({ title: name, score, why, evidence = [], decision }) => (
            <li key={name} className={css.candidate}>
              <p className={css.name}>{name}</p>
              <p className={css.score} aria-label={`${scoreLabel}: ${inPercent(score)}`} role="img">
                {inPercent(score)}
              </p>
              <p className={css.small}>
                <Reason why={why} evidence={evidence} />
              </p>
              {decision !== undefined && (
                <p className={css.decision}>
                  <Marker>{decision}</Marker>
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
      <p className={css.note}>{note}</p>
    </div>
  );
}
