import {
  Button,
  DialogTrigger,
  IconButton,
  Inline,
  SegmentedControl,
  type CandidateTableActions,
  type DecisionActions,
  type Key,
} from '@heldermatch/ui';
import { SlidersHorizontal } from 'lucide';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type Ref } from 'react';
import { useSearchParams } from 'wouter';
import type { Applicant } from '../data/candidates.ts';
import { useDesk, usePart } from '../desk.tsx';
import { useVacancy, type OpenVacancy } from '../openVacancy.ts';
import { listQueryIn, useFilters } from '../filters.ts';
import { Title } from '../Title.tsx';
import {
  useHasRoomForFacts,
  useHasRoomForWords,
  useIsOneLine,
  useIsRoomy,
  useIsWide,
} from '../useIsWide.ts';
import type { Vacancy } from '../vacancy.ts';
import { CandidateFilters } from './CandidateFilters.tsx';
import { CandidateList } from './CandidateList.tsx';
import { HiringTeam } from './HiringTeam.tsx';
import { useCandidateKeys } from './useCandidateKeys.ts';
import { useListAddress } from './useListAddress.ts';

// The list doesn't need these; they are prefetched on hover or focus.
const parts = {
  candidate: () => import('./OpenCandidate.tsx'),
  weights: () => import('./Weights.tsx'),
};
const fetchParts = () => void Promise.all([parts.candidate(), parts.weights()]);
const OpenCandidate = lazy(async () => ({ default: (await parts.candidate()).OpenCandidate }));
const LazyMail = lazy(async () => ({ default: (await import('./Mail.tsx')).Mail }));
const Weights = lazy(async () => ({ default: (await parts.weights()).Weights }));
const Stages = lazy(async () => ({ default: (await import('./Stages.tsx')).Stages }));

/** Columns that have no room next to a candidate. */
const hiddenNextToCandidate = [
  'place',
  'categories',
  'decision',
  'missing',
  'years',
  'hours',
  'assignee',
];

/** Columns of the list that have no room. The rank gives way first, and the column that sorts stays. */
function useHiddenColumns(isSplit: boolean, sorted: Key): readonly string[] {
  const isRoomy = useIsRoomy();
  const hasFacts = useHasRoomForFacts();
  return useMemo(() => {
    if (isSplit) return hiddenNextToCandidate;
    if (isRoomy) return [];
    return ['place', ...(hasFacts ? [] : ['years', 'hours'])].filter((id) => id !== sorted);
  }, [isSplit, isRoomy, hasFacts, sorted]);
}

/** Candidates from the highest total to the lowest. A team's database has sorted them. */
function sortByScore(items: readonly Applicant[], { listing, ranking }: OpenVacancy) {
  if (listing !== undefined) return items;
  const placeOf = ({ id }: Applicant) => ranking.get(id)?.place ?? Infinity;
  return items.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Candidates page of a vacancy: filters, list or stages, and the open candidate next to it. */
export function Candidates({ vacancy }: { vacancy: Vacancy }) {
  const { isRead, loadMore } = useList(vacancy);
  const open = useVacancy(vacancy);
  const { applicants, note } = open;
  const filtering = useFilters(open);
  const { params, items } = filtering;
  const isWide = useIsWide();
  // Order of the list when a candidate was opened; after a reload, by highest total.
  const [order, setOrder] = useState<readonly Applicant[]>();
  const { sort, openOne, close, clear, compare } = useListAddress(vacancy, params);
  const shown = applicants.find(({ id }) => id === params.get('candidate'));
  const isSplit = isWide && shown !== undefined;
  const hiddenColumns = useHiddenColumns(isSplit, sort.column);
  const table = useRestoredFocus(shown);
  const decision = useRef<DecisionActions>(null);
  const searchInput = useRef<HTMLInputElement>(null);
  const byScore = () => sortByScore(items, open);
  // Candidate that was moved to the rejected ones: the reason is asked first.
  const [rejecting, setRejecting] = useState<string>();
  const openIn = (id: string, list: readonly Applicant[]) => {
    setOrder(list);
    setRejecting(undefined);
    openOne(id, shown !== undefined);
  };
  useCandidateKeys({
    shown,
    getOrder: () => (shown && order) ?? table.current?.getOrder() ?? byScore(),
    onOpen: openIn,
    onClose: close,
    decide: (verdict) => decision.current?.decide(verdict),
    search: () => searchInput.current?.focus(),
  });
  const view = params.get('view') === 'stages' ? 'stages' : 'list';
  return (
    <div className="screen" onPointerEnter={fetchParts} onFocus={fetchParts}>
      <Toolbar {...{ open, filtering, view, searchInput }} onClear={clear} />
      <div className="split" data-open={isSplit || undefined}>
        <div className="fill">
          {view === 'stages' ? (
            <Suspense>
              <Stages
                {...{ open, note }}
                items={byScore()}
                onOpen={openIn}
                onReject={(id, list) => {
                  openIn(id, list);
                  setRejecting(id);
                }}
              />
            </Suspense>
          ) : (
            <CandidateList
              {...{ open, filtering, sort, compare, note, table, loadMore, hiddenColumns }}
              onClear={clear}
              isLoading={!isRead}
              currentId={shown?.id}
              onOpen={openIn}
            />
          )}
        </div>
        <Suspense>
          {(shown !== undefined || order !== undefined) && (
            <OpenCandidate
              open={open}
              applicant={shown}
              order={shown === undefined ? [] : (order ?? byScore())}
              actionsRef={decision}
              isRejecting={shown !== undefined && shown.id === rejecting}
              onOpen={(id) => openOne(id, true)}
              onClose={close}
              onRemoved={close}
            />
          )}
        </Suspense>
      </div>
    </div>
  );
}

/** Page of an email to a candidate. */
export const Mail = (props: { vacancy: Vacancy }) => <LazyMail {...props} />;

/** Number of candidates that a database sends at a time. */
const pageSize = 50;

/** Reads the candidates that the URL asks for. A browser has read all of them. */
function useList(vacancy: Vacancy) {
  const [params] = useSearchParams();
  const [size, setSize] = useState({ of: '', limit: pageSize });
  const shown = params.get('candidate');
  const list = listQueryIn(params, pageSize);
  const of = JSON.stringify(list);
  const limit = size.of === of ? size.limit : pageSize;
  const isRead = usePart({
    vacancy: vacancy.id,
    list: { ...list, limit },
    candidates: shown === null ? [] : [shown],
  });
  return { isRead, loadMore: () => setSize({ of, limit: limit + pageSize }) };
}

interface ToolbarProps {
  open: OpenVacancy;
  filtering: ReturnType<typeof useFilters>;
  view: (typeof views)[number]['id'];
  searchInput: Ref<HTMLInputElement>;
  onClear: () => void;
}

/** One line above the list, which needs the height. In a narrow window, active filters need a second line. */
function Toolbar({ open, filtering, view, searchInput, onClear }: ToolbarProps) {
  const { may } = useDesk();
  const hasWords = useHasRoomForWords();
  const isFirstLine = !useIsOneLine() || (!hasWords && filtering.active.length > 0);
  const choices = (
    <Inline>
      <SegmentedControl
        label="Weergave"
        size="small"
        items={views}
        value={view}
        onChange={(id) => filtering.set('view', id === 'list' ? [] : [id])}
      />
      {may('weight') && <Weighing open={open} />}
    </Inline>
  );
  return (
    <div className="toolbar">
      <Title>{open.vacancy.title}</Title>
      <HiringTeam vacancy={open.vacancy} />
      {isFirstLine && choices}
      <CandidateFilters
        {...filtering}
        {...{ onClear }}
        vacancy={open.vacancy}
        inputRef={searchInput}
      />
      {!isFirstLine && choices}
    </div>
  );
}

/** Button for the weights of the categories, which it opens. */
function Weighing({ open }: { open: OpenVacancy }) {
  const [isOpen, setOpen] = useState<boolean>();
  const hasWords = useHasRoomForWords();
  return (
    <DialogTrigger isOpen={isOpen ?? false} onOpenChange={setOpen}>
      {hasWords ? (
        <Button variant="secondary" size="small">
          Weging
        </Button>
      ) : (
        <IconButton variant="secondary" size="small" icon={SlidersHorizontal} label="Weging" />
      )}
      <Suspense>{isOpen !== undefined && <Weights open={open} note={open.note} />}</Suspense>
    </DialogTrigger>
  );
}

const views = [
  { id: 'list', label: 'Lijst' },
  { id: 'stages', label: 'Fases' },
] as const;

/** Returns a ref for the table, in which the row of a candidate receives focus when the candidate is closed. */
function useRestoredFocus(shown: Applicant | undefined) {
  const table = useRef<CandidateTableActions<Applicant>>(null);
  const last = useRef(shown);
  useEffect(() => {
    // Restores focus to the row, even when the URL or a previous or next button opened the candidate.
    if (shown === undefined && last.current !== undefined) table.current?.focusRow(last.current.id);
    last.current = shown;
  }, [shown]);
  return table;
}
