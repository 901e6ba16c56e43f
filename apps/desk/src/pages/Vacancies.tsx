import { Card, Grid, Heading, Link, Meter, Notice, Stack, Text } from '@heldermatch/ui';
import { useMemo } from 'react';
import { replay } from '@heldermatch/scorecard';
import { isInvented } from '../data/candidates.ts';
import { vacancies, type Vacancy } from '../data/vacancies.ts';
import { unnamed, useDesk } from '../desk.tsx';
import { Title } from '../Title.tsx';
import { formatCount } from '../formatCount.ts';

/** Start page: the vacancies to judge. */
export function Vacancies() {
  const { by } = useDesk();
  return (
    <Stack gap="l">
      <Title>Vacatures</Title>
      {by === unnamed && (
        <Notice title="Wie bent u?">
          Bij alles wat u beslist, komt uw naam te staan.{' '}
          <Link href="/settings">Vul uw naam in</Link>.
        </Notice>
      )}
      <Grid as="ul" columns={3} gap="m">
        {vacancies.map((vacancy) => (
          <VacancyCard key={vacancy.id} vacancy={vacancy} />
        ))}
      </Grid>
    </Stack>
  );
}

function VacancyCard({ vacancy: { id, title, place, hours, candidates } }: { vacancy: Vacancy }) {
  const { lines, uploads } = useDesk();
  const all = candidates + uploads.filter(({ vacancy }) => vacancy === id).length;
  const verdicts = useMemo(() => {
    const log = lines.filter(({ vacancy }) => vacancy === id).map(({ entry }) => entry);
    const isThere = new Set(uploads.map((upload) => upload.id));
    return [...replay(log).decisions.values()]
      .filter(({ candidate }) => isInvented(candidate) || isThere.has(candidate))
      .map(({ verdict }) => verdict);
  }, [lines, uploads, id]);
  return (
    <Card as="li">
      <Stack gap="s">
        <Heading level={2} size="small">
          <Link href={`/vacancies/${id}/candidates`}>{title}</Link>
        </Heading>
        <Text size="small" emphasis="muted">
          {place} · {hours}
        </Text>
        <Meter
          label="Beoordeeld"
          value={verdicts.length}
          maxValue={all}
          valueLabel={`${formatCount(verdicts.length)} van ${formatCount(all)}`}
        />
        <Text size="small">
          {`${formatCount(verdicts.filter((verdict) => verdict === 'invite').length)} uitgenodigd`}
        </Text>
      </Stack>
    </Card>
  );
}
