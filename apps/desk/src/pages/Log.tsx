import { rank, replay } from '@heldermatch/scorecard';
import { AuditLog, CandidateTable, Drawer, Stack, Text } from '@heldermatch/ui';
import { useState } from 'react';
import { categories, type Vacancy } from '../data/vacancies.ts';
import { scoresOf, useVacancy } from '../desk.tsx';
import { reasons } from '../reasons.ts';
import { Title } from '../Title.tsx';

/** Who changed what, when and why; and how the list stood at any of these moments. */
export function Log({ vacancy }: { vacancy: Vacancy }) {
  const { log, applicants, nameOf, write } = useVacancy(vacancy);
  const [until, setUntil] = useState<string>();
  // Without a line to look back to nothing is computed anew: there may be thousands of candidates.
  const before = log.slice(0, log.findIndex(({ id }) => id === until) + 1);
  const judgement = replay(before);
  const seen = new Set(before.flatMap((entry) => ('candidate' in entry ? entry.candidate : [])));
  const items = applicants.filter(({ id }) => seen.has(id));
  return (
    <div className="screen">
      <Title>{`Logboek: ${vacancy.title}`}</Title>
      <div className="fill">
        <AuditLog
          label={`Logboek van ${vacancy.title}`}
          height="fill"
          {...{ log, categories, until }}
          options={reasons}
          getName={nameOf}
          onUndo={async ({ id }) => void (await write({ type: 'undo', entry: id }))}
          onReplay={(entry) => setUntil(entry?.id)}
          fileName={`logboek-${vacancy.id}.csv`}
          separator=";"
        />
      </div>
      <Drawer
        title="Zo stond het toen"
        isOpen={until !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setUntil(undefined);
        }}
      >
        <Stack>
          <Text>
            Wie tot en met deze regel is aangepast of beoordeeld, met totaal en plaats van toen.
          </Text>
          <CandidateTable
            label="Kandidaten op dat moment"
            {...{ items, judgement }}
            ranking={rank(
              until === undefined ? [] : scoresOf(applicants, judgement),
              judgement.weights,
            )}
            note="Opnieuw berekend uit het logboek."
          />
        </Stack>
      </Drawer>
    </div>
  );
}
