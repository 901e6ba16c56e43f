import { Badge, Card, Grid, Heading, Link, Stack, Text } from '@heldermatch/ui';
import { replay } from '@heldermatch/scorecard';
import { seedOf } from '../data/vacancies.ts';
import { useDesk } from '../desk.tsx';
import { interviewsIn, kindInWords } from '../entries.ts';
import { isOverdue, requestsIn, termInWords } from '../requests.ts';
import { formatCount, formatMoment } from '../format.ts';
import { Title } from '../Title.tsx';
import type { Vacancy } from '../vacancy.ts';

interface Item {
  id: string;
  href: string;
  title: string;
  text: string;
  isLate?: boolean;
}

/** Everything that waits for a human, over all open vacancies: terms first. */
export function Waiting() {
  const waiting = useWaiting();
  const { requests, answers, uploads, undecided } = waiting;
  const isEmpty = Object.values(waiting).every((items) => items.length === 0);
  return (
    <Stack gap="l">
      <Title>Wat wacht</Title>
      {isEmpty && <Text>Er wacht niets.</Text>}
      <Group title="Verzoeken met een termijn" items={requests} />
      <Group title="Antwoorden op een uitnodiging" items={answers} />
      <Group title="Nieuwe cv’s" items={uploads} />
      <Group title="Beslissingen" items={undecided} />
    </Stack>
  );
}

/** Items of a group that are shown; the others are counted. */
const limit = 9;

function Group({ title, items }: { title: string; items: readonly Item[] }) {
  if (items.length === 0) return null;
  return (
    <Stack gap="m">
      <Heading level={2} size="small">
        {`${title} (${formatCount(items.length)})`}
      </Heading>
      <Grid as="ul" columns={3} gap="m">
        {items.slice(0, limit).map(({ id, href, title: label, text, isLate }) => (
          <Card key={id} as="li">
            <Stack gap="s" align="start">
              <Link href={href}>{label}</Link>
              {isLate === true ? (
                <Badge tone="critical">{text}</Badge>
              ) : (
                <Text size="small" emphasis="muted">
                  {text}
                </Text>
              )}
            </Stack>
          </Card>
        ))}
      </Grid>
      {items.length > limit && <Text>{`En nog ${formatCount(items.length - limit)}.`}</Text>}
    </Stack>
  );
}

function useWaiting() {
  const { vacancies, uploads, lines, deskLines } = useDesk();
  const open = vacancies.filter(({ isClosed }) => !isClosed);
  const all = open.map((vacancy) => waitingIn(vacancy));
  function waitingIn(vacancy: Vacancy) {
    const path = `/vacancies/${vacancy.id}/candidates`;
    const isOwn = (one: { vacancy: string }) => one.vacancy === vacancy.id;
    const added = uploads.filter(isOwn);
    const nameOf = (id: string) => added.find((one) => one.id === id)?.name ?? `Kandidaat ${id}`;
    const entries = deskLines.filter(isOwn).map(({ entry }) => entry);
    const { decisions } = replay(lines.filter(isOwn).map(({ entry }) => entry));
    const linkTo = (candidate: string) => `${path}?candidate=${candidate}`;
    const about = (candidate: string) => ({
      href: linkTo(candidate),
      title: `${nameOf(candidate)}, ${vacancy.title}`,
    });
    const count = (seedOf(vacancy.id)?.candidates ?? 0) + added.length - decisions.size;
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
      answers: [...interviewsIn(entries).values()]
        .filter(({ proposed, confirmed }) => confirmed === undefined && proposed.length > 0)
        .map(({ id, candidate, at, proposed }) => ({
          ...about(candidate),
          id,
          text: `${proposed.length === 1 ? '1 tijd' : `${proposed.length} tijden`} voorgesteld op ${formatMoment(at)}`,
        })),
      uploads: added
        .filter(({ id }) => !decisions.has(id))
        .map(({ id, engine }) => ({
          ...about(id),
          id,
          text: engine === undefined ? 'Niet gescoord' : `Gescoord door ${engine}`,
        })),
      undecided:
        count === 0
          ? []
          : [
              {
                id: vacancy.id,
                href: `${path}?decision=none`,
                title: vacancy.title,
                text: `${formatCount(count)} te beoordelen`,
              },
            ],
    };
  }
  return {
    requests: all
      .flatMap(({ requests }) => requests)
      .toSorted((one, other) => one.due.localeCompare(other.due)),
    answers: all.flatMap(({ answers }) => answers),
    uploads: all.flatMap((one) => one.uploads),
    undecided: all.flatMap(({ undecided }) => undecided),
  };
}
