import { rank, replay } from '@heldermatch/scorecard';
import {
  AuditLog,
  Button,
  CandidateTable,
  Disclosure,
  Drawer,
  Notice,
  Stack,
  Text,
  Timeline,
} from '@heldermatch/ui';
import { useState } from 'react';
import { categories, type Vacancy } from '../vacancy.ts';
import { scoresOf, useDesk, useVacancy, type OpenVacancy } from '../desk.tsx';
import { download } from '../download.ts';
import { inWords } from '../entries.ts';
import { formatMoment } from '../format.ts';
import { logReasons } from '../reasons.ts';
import { Title } from '../Title.tsx';

/** Log of a vacancy: author, time and reason of every change, and the ranking after any of them. */
export function Log({ vacancy }: { vacancy: Vacancy }) {
  const { log, entries, applicants, nameOf, write } = useVacancy(vacancy);
  const [until, setUntil] = useState<string>();
  // Nothing is recomputed until a line is chosen: there may be thousands of candidates.
  const before = log.slice(0, log.findIndex(({ id }) => id === until) + 1);
  const judgement = replay(before);
  const seen = new Set(before.flatMap((entry) => ('candidate' in entry ? entry.candidate : [])));
  const items = applicants.filter(({ id }) => seen.has(id));
  return (
    <div className="screen">
      <Title>{`Logboek: ${vacancy.title}`}</Title>
      <BrokenLines vacancy={vacancy} />
      <div className="fill">
        <AuditLog
          label={`Logboek van ${vacancy.title}`}
          height="fill"
          {...{ log, categories, until }}
          options={logReasons}
          getName={nameOf}
          onUndo={async ({ id }) => void (await write({ type: 'undo', entry: id }))}
          onReplay={(entry) => setUntil(entry?.id)}
          fileName={`logboek-${vacancy.id}.csv`}
          separator=";"
        />
      </div>
      <DeskLog {...{ entries, nameOf }} />
      <Drawer
        title="De stand van dat moment"
        isOpen={until !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setUntil(undefined);
        }}
      >
        <Stack>
          <Text>
            De kandidaten die toen al waren aangepast of beoordeeld, met hun totaal en plaats van
            dat moment.
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

/** Entries about the vacancy, its interviews, requests and assignments, the latest first. */
function DeskLog({ entries, nameOf }: Pick<OpenVacancy, 'entries' | 'nameOf'>) {
  if (entries.length === 0) return null;
  const title = 'Vacature, gesprekken, verzoeken en toewijzingen';
  const items = entries.map((entry) => ({
    id: entry.id,
    by: entry.by,
    title: inWords(entry, nameOf),
    time: formatMoment(entry.at),
    dateTime: entry.at,
  }));
  return (
    <Disclosure title={`${title} (${entries.length})`} level={2}>
      <Timeline label={title} items={items.toReversed()} />
    </Disclosure>
  );
}

/** Id of the vacancy that a row names; undefined when it names none. */
const vacancyIn = (row: unknown) =>
  typeof row === 'object' && row !== null && 'vacancy' in row ? row.vacancy : undefined;

/** Lists unreadable rows of this log, and those that name no vacancy. */
function BrokenLines({ vacancy }: { vacancy: Vacancy }) {
  const { broken, vacancies } = useDesk();
  const isKnown = (id: unknown) => vacancies.some((one) => one.id === id);
  const rows = broken.filter((row) => {
    const id = vacancyIn(row);
    return id === vacancy.id || !isKnown(id);
  });
  if (rows.length === 0) return null;
  const save = () =>
    download(
      `onleesbaar-${vacancy.id}.json`,
      'application/json',
      JSON.stringify(rows, undefined, 2),
    );
  return (
    <Notice
      tone="caution"
      title={
        rows.length === 1 ? '1 regel is niet te lezen' : `${rows.length} regels zijn niet te lezen`
      }
    >
      <Stack gap="s" align="start">
        <Text>
          Er is iets beschadigd of van buitenaf veranderd. Zo’n regel telt niet mee en blijft
          bewaard zoals hij is. Wat er stond, kan dus in de lijst ontbreken.
        </Text>
        <Button variant="secondary" size="small" onPress={save}>
          Onleesbare regels downloaden
        </Button>
      </Stack>
    </Notice>
  );
}
