import {
  BarChart,
  ButtonLink,
  Card,
  EmptyState,
  FunnelChart,
  Grid,
  Inline,
  LineChart,
  Link,
  Select,
  Skeleton,
  Stack,
  Stat,
  Text,
  type StatTrend,
} from '@heldermatch/ui';
import { ChartColumn } from 'lucide';
import { useSearchParams } from 'wouter';
import { useDesk } from '../desk.tsx';
import { sourceInWords } from '../entryText.ts';
import { formatCount } from '../format.ts';
import type { Report as Numbers } from '../report.ts';
import { Title } from '../Title.tsx';
import type { Vacancy } from '../vacancy.ts';
import { Section } from './Section.tsx';
import { useReport } from './useReport.ts';

/** Option of all vacancies. */
const everything = '-';

const days = { style: 'unit', unit: 'day', unitDisplay: 'long', maximumFractionDigits: 1 } as const;
const daysFormat = new Intl.NumberFormat('nl', days);

/** Dashboard: how many candidates reach each step, how long a step takes, and where they come from. */
export function Report() {
  const { vacancies } = useDesk();
  const [params, setParams] = useSearchParams();
  const vacancy = vacancies.find(({ id }) => id === params.get('vacancy'));
  const report = useReport(vacancy?.id);
  return (
    <Stack gap="l">
      <Inline justify="between" gap="l">
        <Title>Cijfers</Title>
        <Select
          className="inTitleRow"
          label="Vacature"
          isLabelHidden
          options={[
            { id: everything, label: 'Alle vacatures' },
            ...vacancies.map(({ id, title, place }) => ({ id, label: title, description: place })),
          ]}
          value={vacancy?.id ?? everything}
          onChange={(id) =>
            setParams(id === everything ? {} : { vacancy: String(id) }, { replace: true })
          }
        />
      </Inline>
      <Stack gap="xl">
        {report === undefined ? (
          <Skeleton lines={8} />
        ) : report.steps.decided === 0 ? (
          <>
            <NoDecisions vacancy={vacancy} />
            <Sources sources={report.sources} />
          </>
        ) : (
          <Figures report={report} />
        )}
        {vacancy !== undefined && report?.steps.decided !== 0 && (
          <Text>
            Wie komt er verder, en wie niet?{' '}
            <Link href={`/vacancies/${vacancy.id}/fairness`}>Bekijk de gelijke kansen</Link>.
          </Text>
        )}
      </Stack>
    </Stack>
  );
}

/** Before the first decision, charts of the steps would only have zeros. */
const NoDecisions = ({ vacancy }: { vacancy: Vacancy | undefined }) => (
  <EmptyState
    icon={ChartColumn}
    titleLevel={2}
    title="Nog niemand beoordeeld"
    text="Na uw eerste beslissing staat hier hoeveel kandidaten elke stap halen en hoe lang dat duurt."
    action={
      vacancy === undefined ? (
        <ButtonLink href="/">Kies een vacature</ButtonLink>
      ) : (
        <ButtonLink href={`/vacancies/${vacancy.id}/candidates`}>Naar de kandidaten</ButtonLink>
      )
    }
  />
);

/** Bars of the sources that are known: next to thousands of candidates of unknown origin, they would be invisible. */
function Sources({ sources }: Pick<Numbers, 'sources'>) {
  const known = sources.flatMap(({ source, ...numbers }) =>
    source === null ? [] : [{ ...numbers, label: sourceInWords(source) }],
  );
  if (known.length === 0) return null;
  const unknown = sources.find(({ source }) => source === null)?.added ?? 0;
  return (
    <Section title="Kandidaten per herkomst">
      <BarChart
        label="Kandidaten per herkomst"
        isLabelHidden
        description={`De herkomst kiest u als u cv’s toevoegt.${unknown === 0 ? '' : ` Van ${formatCount(unknown)} kandidaten is die onbekend.`}`}
        orientation="horizontal"
        categories={known.map(({ label }) => label)}
        series={[
          { label: 'Toegevoegd', values: known.map((one) => one.added) },
          { label: 'Beoordeeld', values: known.map((one) => one.decided) },
          { label: 'Uitgenodigd', values: known.map((one) => one.invited) },
        ]}
      />
    </Section>
  );
}

/** Change of the current week, compared with the week before. */
function trendOf(values: readonly number[]): StatTrend | undefined {
  const [before, now] = values.slice(-2);
  return before === undefined || now === undefined
    ? undefined
    : { change: now - before, label: 'ten opzichte van vorige week' };
}

/** Fewer weeks with a value than this make no line to read. */
const minWeeks = 3;

function Figures({ report }: { report: Numbers }) {
  const { weeks, sources, steps } = report;
  const filled = weeks.filter(({ added, decided }) => added + decided > 0);
  return (
    <Stack gap="xl">
      <Tiles report={report} />
      {filled.length < minWeeks ? (
        <StepsReached steps={steps} />
      ) : (
        <Grid columns={2} gap="xl">
          <StepsReached steps={steps} />
          <Section title="De laatste twaalf weken">
            <LineChart
              label="De laatste twaalf weken"
              isLabelHidden
              dates={weeks.map(({ week }) => week)}
              series={[
                { label: 'Toegevoegd', values: weeks.map(({ added }) => added) },
                { label: 'Beoordeeld', values: weeks.map(({ decided }) => decided) },
              ]}
            />
          </Section>
        </Grid>
      )}
      <Sources sources={sources} />
    </Stack>
  );
}

/** The number of candidates, this week's work, and how long a decision takes if that is known. */
function Tiles({ report: { steps, weeks, days: medians } }: { report: Numbers }) {
  const decided = weeks.map((week) => week.decided);
  return (
    <Grid as="ul" className="tiles" columns={3} gap="m">
      <Card as="li">
        <Stat
          label="Kandidaten"
          value={steps.added}
          trend={{ change: weeks.at(-1)?.added ?? 0, label: 'deze week' }}
        />
      </Card>
      <Card as="li">
        <Stat label="Beoordeeld deze week" value={decided.at(-1) ?? 0} trend={trendOf(decided)} />
      </Card>
      {medians.decision !== null && (
        <Card as="li">
          <Stack gap="xxs">
            <Stat label="Van cv tot beslissing" value={medians.decision} formatOptions={days} />
            <Text size="small">De helft ging sneller.</Text>
            {medians.interview !== null && (
              <Text size="small" emphasis="muted">
                {`Van uitnodiging tot afspraak: ${daysFormat.format(medians.interview)}`}
              </Text>
            )}
          </Stack>
        </Card>
      )}
    </Grid>
  );
}

/** Starts at the decisions: next to thousands of candidates without a decision, their bars would be invisible. */
const StepsReached = ({ steps }: Pick<Numbers, 'steps'>) => (
  <Section title="Kandidaten per stap">
    <FunnelChart
      label="Kandidaten per stap"
      isLabelHidden
      description="Elke balk is een deel van alle beoordeelde kandidaten. Verwijderde tellen mee, behalve hun gesprekken."
      items={[
        { label: 'Beoordeeld', value: steps.decided },
        { label: 'Uitgenodigd', value: steps.invited },
        { label: 'Gesprek afgesproken', value: steps.interviewed },
      ]}
    />
  </Section>
);

export { Fairness } from './Fairness.tsx';
