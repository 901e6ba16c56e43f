import { rank, replay, type LogEntry } from '@heldermatch/scorecard';
import {
  AuditLog,
  Button,
  CandidateTable,
  Drawer,
  Notice,
  Stack,
  Text,
  type AuditLogEntry,
} from '@heldermatch/ui';
import { useMemo, useState } from 'react';
import { categories, type Vacancy } from '../vacancy.ts';
import { useDesk, usePart } from '../desk.tsx';
import { scoresOf, useVacancy } from '../openVacancy.ts';
import { saveJson } from '../download.ts';
import { isDeskEntry } from '../entries.ts';
import { describeEntry } from '../entryText.ts';
import { logReasons } from '../reasons.ts';
import { Title } from '../Title.tsx';
import { showSaveError } from '../toasts.ts';

const noLines: readonly AuditLogEntry[] = [];

/** Log of a vacancy: author, time and reason of everything that happened, and the ranking after any change. */
export function Log({ vacancy }: { vacancy: Vacancy }) {
  const isRead = usePart({ vacancy: vacancy.id, isWhole: true });
  const history = useHistory(vacancy);
  const { may } = useDesk();
  const { log, applicants, nameOf, write } = useVacancy(vacancy);
  const undo = async ({ id }: LogEntry) => {
    try {
      await write({ type: 'undo', entry: id });
    } catch (error) {
      // The list reports only that it failed.
      showSaveError(error);
      throw error;
    }
  };
  const [until, setUntil] = useState<string>();
  // Nothing is recomputed until a line is chosen: there may be thousands of candidates.
  const before = log.slice(0, log.findIndex(({ id }) => id === until) + 1);
  const judgement = replay(before);
  const seen = new Set(before.flatMap((entry) => ('candidate' in entry ? entry.candidate : [])));
  const items = applicants.filter(({ id }) => seen.has(id));
  return (
    <div className="screen">
      <div className="titleRow">
        <Title>{`Logboek: ${vacancy.title}`}</Title>
      </div>
      <BrokenLines vacancy={vacancy} />
      <div className="fill">
        <AuditLog
          isLoading={!isRead}
          label={`Logboek van ${vacancy.title}`}
          height="fill"
          density="compact"
          log={isRead ? history : noLines}
          {...{ categories, until }}
          options={logReasons}
          getName={nameOf}
          onUndo={may('undo') ? undo : undefined}
          onReplay={(entry) => setUntil(entry?.id)}
          fileName={`logboek-${vacancy.id}.csv`}
          separator=";"
        />
      </div>
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

/** Everything that happened to a vacancy and its candidates, in the order of the log. */
function useHistory({ id }: Vacancy): readonly AuditLogEntry[] {
  const { all } = useDesk();
  return useMemo(
    () =>
      all
        .filter(({ vacancy }) => vacancy === id)
        .map(({ entry, import: by }) => ({
          ...(isDeskEntry(entry) ? { type: 'other', ...describeEntry(entry) } : entry),
          // The database can't confirm the author of such a line.
          by: by === undefined ? entry.by : `${entry.by} (import)`,
        })),
    [all, id],
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
  const save = () => saveJson(`onleesbaar-${vacancy.id}.json`, rows);
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
