import { AlertDialog, Button, DialogTrigger, Inline, Stack } from '@heldermatch/ui';
import { judge, replay, totalIfScored } from '@heldermatch/scorecard';
import { nameIn } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import { interviewsIn, isPlanned } from '../entries.ts';
import { kindInWords } from '../entryText.ts';
import { entriesOf } from '../log.ts';
import { isOverdue, requestsIn, termInWords } from '../requests.ts';
import { currentDate } from '../currentDate.ts';
import { formatCount, formatDate, formatMoment } from '../format.ts';
import { termIn } from '../retention.ts';
import type { Upload } from '../store.ts';
import { focusTitle } from '../Title.tsx';
import { saveErrorText, toasts } from '../toasts.ts';
import type { Vacancy } from '../vacancy.ts';
import { quotesInWords } from './Total.tsx';
import { Group, type Item } from './WaitingGroup.tsx';

/** Everything that waits for a human, except decisions, which each vacancy counts: terms first. */
export function Waiting() {
  const { requests, answers, invited, uploads } = useWaiting();
  return (
    <>
      <EndedTerms items={useEndedTerms()} />
      <Group title="Verzoeken met een termijn" items={requests} />
      <Group title="Antwoorden op een uitnodiging" items={answers} />
      <Group title="Uitgenodigd, nog zonder gesprek" items={invited} />
      <Group title="Nieuwe cv’s" items={uploads} />
    </>
  );
}

interface EndedItem extends Item, Pick<Upload, 'vacancy'> {}

/** Candidates whose data must go, because their term has ended. They are removed together, after a confirmation. */
function EndedTerms({ items }: { items: readonly EndedItem[] }) {
  const { remove } = useDesk();
  if (items.length === 0) return null;
  const candidates = items.length === 1 ? '1 kandidaat' : `${formatCount(items.length)} kandidaten`;
  const removeAll = async () => {
    for (const item of items) {
      // oxlint-disable-next-line no-await-in-loop -- each with its line of the log
      await remove(item, 'term');
    }
    toasts.show({ tone: 'positive', title: `${candidates} verwijderd` });
    focusTitle();
  };
  return (
    <Stack gap="m">
      <Group title="Bewaartermijn voorbij" items={items} />
      <Inline>
        <DialogTrigger>
          <Button variant="secondary" tone="critical">
            {`${candidates} verwijderen`}
          </Button>
          <AlertDialog
            title={`${candidates} verwijderen?`}
            confirmLabel="Verwijderen"
            errorMessage={saveErrorText}
            onConfirm={removeAll}
          >
            Hun namen, cv’s, bestanden, scores, reacties en mails worden gewist, ook uit het
            logboek. Dat kunt u niet ongedaan maken. Kandidaten met een lopend verzoek blijven tot
            het is beantwoord.
          </AlertDialog>
        </DialogTrigger>
      </Inline>
    </Stack>
  );
}

/** Added candidates whose term has ended, without those with an open request (article 18 of the GDPR). */
function useEndedTerms(): readonly EndedItem[] {
  const { team, vacancies, uploads, deskLines } = useDesk();
  // A team's database removes them itself.
  if (team !== undefined) return [];
  return vacancies.flatMap((vacancy) => {
    const entries = entriesOf(deskLines, vacancy);
    const termOf = termIn(entries);
    const waiting = new Set(
      requestsIn(entries).flatMap(({ candidate, answer }) => (answer ? [] : candidate)),
    );
    return uploads.flatMap(({ id, name, vacancy: own }) => {
      const term = own === vacancy.id && !waiting.has(id) ? termOf(id) : undefined;
      if (term === undefined || term >= currentDate()) return [];
      return [
        {
          id,
          vacancy: own,
          href: `/vacancies/${own}/candidates?candidate=${id}`,
          title: `${name}, ${vacancy.title}`,
          text: `De termijn eindigde op ${formatDate(term)}`,
          isLate: true,
        },
      ];
    });
  });
}

function useWaiting() {
  const { team, vacancies, uploads, lines, deskLines } = useDesk();
  const all = vacancies.map((vacancy) => waitingIn(vacancy));
  function waitingIn(vacancy: Vacancy) {
    const path = `/vacancies/${vacancy.id}/candidates`;
    const added = uploads.filter((one) => one.vacancy === vacancy.id);
    const nameOf = (id: string) => nameIn(added, id) ?? `Kandidaat ${id}`;
    const entries = entriesOf(deskLines, vacancy);
    const interviews = interviewsIn(entries);
    const { decisions, adjustments, weights } = replay(entriesOf(lines, vacancy));
    const linkTo = (candidate: string) => `${path}?candidate=${candidate}`;
    const about = (candidate: string) => ({
      href: linkTo(candidate),
      title: `${nameOf(candidate)}, ${vacancy.title}`,
    });
    // A request has its term, also after the vacancy was closed.
    return {
      requests: requestsIn(entries)
        .filter(({ answer }) => answer === undefined)
        .map((one) => ({
          ...about(one.candidate),
          id: one.id,
          text: `${kindInWords(one.kind)}. ${termInWords(one)}`,
          isLate: isOverdue(one),
          due: one.due,
        })),
      answers: [...interviews.values()]
        .filter(
          ({ proposed, confirmed }) =>
            !vacancy.isClosed && confirmed === undefined && proposed.length > 0,
        )
        .map(({ id, candidate, at, proposed }) => ({
          ...about(candidate),
          id,
          text: `${proposed.length === 1 ? '1 tijd' : `${proposed.length} tijden`} voorgesteld op ${formatMoment(at)}`,
        })),
      // Of a team, only the lines of the candidates in the groups above were read.
      invited: [...decisions.values()]
        .filter(
          ({ candidate, verdict }) =>
            team === undefined &&
            !vacancy.isClosed &&
            verdict === 'invite' &&
            !isPlanned(interviews.get(candidate)) &&
            nameIn(added, candidate) !== undefined,
        )
        .map(({ candidate, at }) => ({
          ...about(candidate),
          id: candidate,
          text: `Op ${formatMoment(at)}`,
          planned: vacancy,
          at,
        })),
      // A team has too many to list them: their number is in the next group.
      uploads: added
        .filter(({ id }) => team === undefined && !vacancy.isClosed && !decisions.has(id))
        .map(({ id, engine, categories }) => ({
          ...about(id),
          id,
          text:
            engine === undefined
              ? 'Niet gescoord'
              : `${quotesInWords(categories)} · gescoord door ${engine}`,
          score: totalIfScored(judge(categories, adjustments.get(id)), weights)?.score,
        })),
    };
  }
  return {
    requests: all
      .flatMap(({ requests }) => requests)
      .toSorted((one, other) => one.due.localeCompare(other.due)),
    answers: all.flatMap(({ answers }) => answers),
    invited: all
      .flatMap(({ invited }) => invited)
      .toSorted((one, other) => one.at.localeCompare(other.at)),
    uploads: all.flatMap((one) => one.uploads),
  };
}
