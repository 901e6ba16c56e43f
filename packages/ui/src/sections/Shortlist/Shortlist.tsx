import { Badge } from '../../components/Badge/index.js';
import { Marker } from '../../components/Marker/index.js';
import { Reason } from '../internal/evidence/Reason.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { useFormatPercentage } from '../../messages/useMessages.js';
import * as css from './Shortlist.css.js';

export interface ShortlistCandidate {
  /** Anonymous name of the candidate: 'Kandidaat 0412'. */
  title: string;
  /** Score, 0 to 100 per cent. */
  score: number;
  /** Reason for the candidate's rank, in one sentence. */
  why: string;
  /** Numbers of the supporting passages in the CV. */
  evidence?: readonly number[] | undefined;
  /** Decision of the recruiter. Omit it while there is none. */
  decision?: string | undefined;
}

export interface ShortlistProps extends RootProps {
  /** Title with the vacancy: 'Shortlist · recruiter zorg'. */
  title: string;
  /** Badge that marks the candidates as fictional: 'voorbeeld'. */
  badge?: string | undefined;
  /** Description of the order. */
  order: string;
  /** Candidates, in that order. */
  items: readonly ShortlistCandidate[];
  /** Accessible name of the scores: 'Matchscore'. */
  scoreLabel: string;
  /** Shown when there are no candidates. */
  emptyText: string;
  /** Statement that a person decides. Shown wherever a score is shown. */
  note: string;
}

/** Candidates for a vacancy, highest score first, with the recruiter's decisions. */
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
  const formatPercentage = useFormatPercentage();
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
              <p
                className={css.score}
                aria-label={`${scoreLabel}: ${formatPercentage(score)}`}
                role="img"
              >
                {formatPercentage(score)}
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
