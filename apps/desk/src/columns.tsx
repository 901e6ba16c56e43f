import { Text, VisuallyHidden, type CandidateTableColumn } from '@heldermatch/ui';
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

interface MissingProps extends Pick<Applicant, 'proven'>, RequirementsProps {
  /** Whether there is only room for a number. */
  isShort: boolean;
}

/** Requirements without evidence: the first and the number of others, or their number. An opened candidate has them all. */
function Missing({ proven, requirements, isShort }: MissingProps) {
  const missing = missingIn({ requirements }, { proven });
  if (missing === undefined) return '–';
  const [first, ...others] = missing;
  if (first === undefined) {
    return (
      <Text as="span" size="small" emphasis="muted">
        Niets
      </Text>
    );
  }
  if (others.length === 0 && !isShort) return first.title;
  const count = missing.length === 1 ? '1 eis' : `${missing.length} eisen`;
  return (
    <>
      <span aria-hidden="true">{isShort ? count : `${first.title} +${others.length}`}</span>
      <VisuallyHidden>{missing.map(({ title }) => title).join('; ')}</VisuallyHidden>
    </>
  );
}

/** Columns of facts that only invented candidates have. */
export const ofInvented: ReadonlySet<string> = new Set(['years', 'hours']);

/** Columns of the list besides name, rank, total and decision. Add an item to add a column. */
export const columnsFor = (
  assignees: ReadonlyMap<string, string>,
  requirements: Vacancy['requirements'],
  isShort = false,
): readonly CandidateTableColumn<Applicant>[] => [
  {
    id: 'missing',
    label: 'Zonder bewijs',
    width: '3fr',
    minWidth: 144,
    render: ({ proven }) => <Missing {...{ proven, requirements, isShort }} />,
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
