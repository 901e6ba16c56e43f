import {
  Badge,
  ButtonLink,
  Card,
  CardActions,
  CardLink,
  Grid,
  Heading,
  Inline,
  Link,
  Meter,
  Notice,
  Stack,
  Text,
} from '@heldermatch/ui';
import { useMemo } from 'react';
import { countsOf } from '../counts.ts';
import type { Vacancy } from '../vacancy.ts';
import { useDesk, usePart } from '../desk.tsx';
import { unnamed } from '../log.ts';
import { Title } from '../Title.tsx';
import { formatCount } from '../format.ts';
import { HiringTeam } from './HiringTeam.tsx';

/** Start page: the vacancies to judge. */
export function Vacancies() {
  usePart({});
  const { by, vacancies, may } = useDesk();
  const [closed, open] = [true, false].map((isClosed) =>
    vacancies.filter((one) => one.isClosed === isClosed),
  );
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Title>Vacatures</Title>
        {may('vacancy') && (
          <ButtonLink href="/vacancies/new" size="small">
            Vacature maken
          </ButtonLink>
        )}
      </Inline>
      {by === unnamed && (
        <Notice title="Wie bent u?">
          Bij alles wat u beslist, komt uw naam te staan.{' '}
          <Link href="/settings">Vul uw naam in</Link>.
        </Notice>
      )}
      <Grid as="ul" columns={3} gap="m">
        {[...(open ?? []), ...(closed ?? [])].map((vacancy) => (
          <VacancyCard key={vacancy.id} vacancy={vacancy} />
        ))}
      </Grid>
    </Stack>
  );
}

function VacancyCard({ vacancy }: { vacancy: Vacancy }) {
  const { id, title, place, hours, isClosed } = vacancy;
  const { team, lines, uploads, may } = useDesk();
  const { all, judged, invited } = useMemo(
    () => countsOf({ team, lines, uploads }, { id }),
    [team, lines, uploads, id],
  );
  return (
    <Card as="li">
      <Stack gap="s">
        <Inline gap="s">
          <Heading level={2} size="small">
            <CardLink href={`/vacancies/${id}/candidates`}>{title}</CardLink>
          </Heading>
          {isClosed && <Badge>Gesloten</Badge>}
        </Inline>
        <Text size="small" emphasis="muted">
          {place} · {hours}
        </Text>
        {all === 0 ? (
          <Text size="small">
            Nog geen kandidaten.{' '}
            {may('added') && (
              <CardActions as="span">
                <Link href={`/vacancies/${id}/add`}>Voeg cv’s toe</Link>
              </CardActions>
            )}
          </Text>
        ) : (
          <Meter
            label="Beoordeeld"
            value={judged}
            maxValue={all}
            valueLabel={`${formatCount(judged)} van ${formatCount(all)}`}
          />
        )}
        <Inline justify="between">
          <Text size="small">{`${formatCount(invited)} uitgenodigd`}</Text>
          {(vacancy.team ?? []).length > 0 && (
            <CardActions>
              <HiringTeam vacancy={vacancy} />
            </CardActions>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
