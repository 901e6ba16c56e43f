import { VisuallyHidden, type CandidateTableColumn } from '@heldermatch/ui';
import type { Applicant } from './data/candidates.ts';
import type { Vacancy } from './vacancy.ts';

/** Column of assigned colleagues, if a candidate is assigned. */
const assigneeColumns = (assignees: ReadonlyMap<string, string>) =>
  assignees.size === 0
    ? []
    : [
        {
          id: 'assignee',
          label: 'Toegewezen',
          width: 140,
          render: ({ id }: Applicant) => assignees.get(id) ?? '–',
          compare: (one: Applicant, other: Applicant) =>
            (assignees.get(one.id) ?? '').localeCompare(assignees.get(other.id) ?? '', 'nl'),
        },
      ];

type RequirementsProps = Pick<Vacancy, 'requirements'>;

/** Requirements without evidence in the CV of a candidate. Undefined if that is unknown. */
export const missingIn = (
  { requirements }: RequirementsProps,
  { proven }: Pick<Applicant, 'proven'>,
) => proven && requirements.filter(({ id }) => !proven.includes(id));

/** The first requirement without evidence, and the number of others, which an opened candidate shows. */
function Missing({ proven, requirements }: Pick<Applicant, 'proven'> & RequirementsProps) {
  const missing = missingIn({ requirements }, { proven });
  if (missing === undefined) return '–';
  const [first, ...others] = missing;
  if (first === undefined) return 'Niets';
  if (others.length === 0) return first.title;
  return (
    <>
      <span aria-hidden="true">{`${first.title} +${others.length}`}</span>
      <VisuallyHidden>{[first, ...others].map(({ title }) => title).join('; ')}</VisuallyHidden>
    </>
  );
}

/** Columns of facts that only invented candidates have. */
export const ofInvented: ReadonlySet<string> = new Set(['years', 'hours']);

/** Columns of the list besides name, rank, total and decision. Add an item to add a column. */
export const columnsFor = (
  assignees: ReadonlyMap<string, string>,
  requirements: Vacancy['requirements'],
): readonly CandidateTableColumn<Applicant>[] => [
  {
    id: 'missing',
    label: 'Geen bewijs voor',
    width: '3fr',
    minWidth: 144,
    render: ({ proven }) => <Missing {...{ proven, requirements }} />,
    // Unknown is after the most.
    compare: (one, other) => (other.proven?.length ?? -1) - (one.proven?.length ?? -1),
  },
  {
    id: 'years',
    label: 'Ervaring',
    width: 110,
    align: 'end',
    render: ({ years }) => (years === undefined ? '–' : `${years} jaar`),
    compare: (one, other) => (one.years ?? -1) - (other.years ?? -1),
  },
  {
    id: 'hours',
    label: 'Uren',
    width: 90,
    align: 'end',
    render: ({ hours }) => hours ?? '–',
    compare: (one, other) => (one.hours ?? -1) - (other.hours ?? -1),
  },
  ...assigneeColumns(assignees),
];
