import { Badge, Button, DecisionMark, GridList, Text, type GridListItem } from '@heldermatch/ui';
import { lazy, Suspense, useState } from 'react';
import { useDesk } from '../desk.tsx';
import { formatCount } from '../format.ts';
import type { Vacancy } from '../vacancy.ts';
import { Section } from './Section.tsx';
import { Total } from './Total.tsx';

const Plan = lazy(async () => ({ default: (await import('./usePlan.tsx')).Plan }));

/** Candidate, or request of one, that waits for a human. */
export interface Item {
  id: string;
  href: string;
  title: string;
  text: string;
  isLate?: boolean;
  /** Total, of a scored candidate. */
  score?: number | undefined;
  /** The vacancy, of a candidate whose interview can be planned. */
  planned?: Vacancy;
}

/** Items of a group that are shown; the others are counted. */
const limit = 5;

/** Group of items that wait. */
export function Group({ title, items }: { title: string; items: readonly Item[] }) {
  const { may } = useDesk();
  const [planning, setPlanning] = useState<Item>();
  if (items.length === 0) return null;
  return (
    <Section title={`${title} (${formatCount(items.length)})`}>
      <GridList
        className="flush"
        label={title}
        items={items.slice(0, limit).map((item) => rowOf(item, may('interview') && setPlanning))}
      />
      <Suspense>
        {planning?.planned !== undefined && (
          <Plan
            vacancy={planning.planned}
            candidate={planning.id}
            onClose={() => setPlanning(undefined)}
          />
        )}
      </Suspense>
      {items.length > limit && <Text>{`En nog ${formatCount(items.length - limit)}.`}</Text>}
    </Section>
  );
}

/** Row of an item. With `plan`, an invited candidate has a button for it. */
function rowOf(item: Item, plan: ((item: Item) => void) | false): GridListItem {
  const { id, href, title: label, text, isLate = false, score, planned } = item;
  if (isLate) return { id, href, label, aside: <Badge tone="critical">{text}</Badge> };
  const row = { id, href, label, description: text };
  if (score !== undefined) return { ...row, aside: <Total score={score} /> };
  if (planned === undefined) return row;
  const actions = (
    <>
      <DecisionMark verdict="invite" />
      {plan !== false && (
        <Button className="inRow" variant="secondary" size="small" onPress={() => plan(item)}>
          Gesprek plannen
        </Button>
      )}
    </>
  );
  return { ...row, actions };
}
