import type { CandidateTableColumn } from '@heldermatch/ui';
import type { Applicant } from './data/candidates.ts';

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

/** Columns of the list besides name, rank, total and decision. Add an item to add a column. */
export const columnsFor = (
  assignees: ReadonlyMap<string, string>,
): readonly CandidateTableColumn<Applicant>[] => [
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
