import {
  BarChart,
  ButtonLink,
  EmptyState,
  Inline,
  Link,
  Notice,
  Prose,
  Select,
  Skeleton,
  Stack,
  Text,
} from '@heldermatch/ui';
import { Scale } from 'lucide';
import { useState } from 'react';
import {
  compareReading,
  compareRequirements,
  comparedSteps,
  compareSources,
  differs,
  largestGroup,
  minGroup,
  type ComparedStep,
  type Comparison,
} from '../fairness.ts';
import { formatList } from '../format.ts';
import type { Report } from '../report.ts';
import { Title } from '../Title.tsx';
import type { Vacancy } from '../vacancy.ts';
import { SideSection } from './Section.tsx';
import { useReport } from './useReport.ts';

const percent = { style: 'percent', maximumFractionDigits: 0 } as const;
const tooFew = `Elke groep heeft minder dan ${minGroup} kandidaten: te weinig om iets over te zeggen.`;

/** Compares who reach the next step, by requirement, source and file, and says what it can't compare. */
export function Fairness({ vacancy }: { vacancy: Vacancy }) {
  const report = useReport(vacancy.id);
  const [step, setStep] = useState<ComparedStep>(comparedSteps[1]);
  return (
    <Stack gap="l">
      <Inline justify="between">
        <Title>{`Gelijke kansen: ${vacancy.title}`}</Title>
        <Select
          className="atStart inTitleRow"
          label="Stap"
          options={comparedSteps.map(({ id, label, ofLabel }) => ({
            id,
            label,
            description: ofLabel,
          }))}
          value={step.id}
          onChange={(id) => setStep(comparedSteps.find((one) => one.id === id) ?? step)}
        />
      </Inline>
      <Stack gap="xl">
        <Text>
          Wie komt een stap verder, en wie niet? Een verschil is nog geen onrecht, maar vraagt om
          uitleg.
        </Text>
        {report === undefined ? (
          <Skeleton lines={8} />
        ) : (
          <Comparisons {...{ vacancy, report, step }} />
        )}
        <Limits />
        <Text>
          <Link href={`/report?vacancy=${vacancy.id}`}>Naar de cijfers van deze vacature</Link>
        </Text>
      </Stack>
    </Stack>
  );
}

interface ComparedProps {
  report: Report;
  step: ComparedStep;
}

/** All comparisons, or the reason that there is none yet. */
function Comparisons({ vacancy, report, step }: ComparedProps & { vacancy: Vacancy }) {
  const largest = largestGroup(report, step);
  if (largest >= minGroup) {
    return (
      <>
        <Requirements {...{ vacancy, report, step }} />
        <Others {...{ report, step }} />
      </>
    );
  }
  return (
    <EmptyState
      icon={Scale}
      title="Nog te weinig om te vergelijken"
      titleLevel={2}
      text={`Een verschil zegt pas iets vanaf ${minGroup} kandidaten in een groep. De grootste groep heeft er ${largest} van de ${minGroup}: er zijn er nog ${minGroup - largest} nodig. Beoordeel er meer, of kies een andere stap.`}
      action={
        <ButtonLink href={`/vacancies/${vacancy.id}/candidates?decision=none`}>
          Kandidaten beoordelen
        </ButtonLink>
      }
    />
  );
}

/** Shares of candidates whose CV proves a requirement, and of the others. */
function Requirements({ vacancy, report, step }: ComparedProps & { vacancy: Vacancy }) {
  const compared = compareRequirements(vacancy, report, step);
  const isLight = ({ label }: Comparison) =>
    vacancy.requirements.some(({ title, weight }) => title === label && weight === 'light');
  const surprising = compared.filter((one) => isLight(one) && differs(one.shares) === true);
  return (
    <SideSection title="Per eis" description="Een eis mag verschil maken: daarvoor stelt u hem.">
      <BarChart
        label={`${step.label} per eis, ${step.ofLabel}`}
        orientation="horizontal"
        formatOptions={percent}
        categories={compared.map(({ label }) => label)}
        series={['Cv bewijst de eis', 'Cv bewijst de eis niet'].map((label, index) => ({
          label,
          values: compared.map(({ shares }) => shares[index] ?? null),
        }))}
        emptyText={tooFew}
      />
      {surprising.length > 0 && (
        <Notice tone="caution" title="Telt licht, maar maakt veel uit">
          {`${formatList(surprising.map(({ label }) => label))}. Is ${surprising.length === 1 ? 'deze eis' : 'elke eis'} nodig voor het werk? Een eis die een groep benadeelt zonder dat het werk erom vraagt, is verboden onderscheid.`}
        </Notice>
      )}
    </SideSection>
  );
}

/** Shares per source, and per legibility of the file. */
function Others({ report, step }: ComparedProps) {
  const sources = compareSources(report, step);
  const reading = compareReading(report, step);
  const isSourceDifferent = differs(
    sources.map(({ share }) => share).filter((share) => share !== null),
  );
  return (
    <>
      {sources.length > 0 && (
        <SideSection title="Per herkomst">
          <BarChart
            label={`${step.label} per herkomst, ${step.ofLabel}`}
            orientation="horizontal"
            formatOptions={percent}
            categories={sources.map(({ label }) => label)}
            series={[{ label: step.label, values: sources.map(({ share }) => share) }]}
            emptyText={tooFew}
          />
          {isSourceDifferent === true && (
            <Text>
              Niet elke herkomst haalt vier vijfde van de hoogste. Lees een paar cv’s van de laagste
              opnieuw.
            </Text>
          )}
        </SideSection>
      )}
      <SideSection
        title="Per bestand"
        description="Van een scan of een plaatje leest software niet alles. Dat mag niemand schaden."
      >
        <BarChart
          label={`${step.label} naar leesbaarheid, ${step.ofLabel}`}
          orientation="horizontal"
          formatOptions={percent}
          categories={['Helemaal gelezen', 'Niet alles gelezen']}
          series={[{ label: step.label, values: reading }]}
          emptyText={tooFew}
        />
        {differs(reading) === true && (
          <Notice tone="caution" title="De leesbaarheid maakt verschil">
            Lees de cv’s die niet helemaal gelezen zijn zelf, van begin tot eind.
          </Notice>
        )}
      </SideSection>
    </>
  );
}

/** Differences that no one can see here, and why. */
function Limits() {
  return (
    <SideSection title="Wat u hier niet ziet">
      <Prose>
        <ul>
          <li>
            Verschillen naar geslacht, leeftijd, herkomst of handicap. Die gegevens heeft u niet, en
            u mag ze hiervoor niet vragen (artikel 9 AVG). Ze raden uit een naam of een foto is
            onbetrouwbaar, en ook verwerken.
          </li>
          <li>Kandidaten die u heeft verwijderd: van hen is niet bewaard wat hun cv bewees.</li>
          <li>
            Wie niet solliciteerde, bijvoorbeeld omdat de tekst van de vacature hem niet aansprak.
          </li>
          <li>
            De oorzaak. Een eis kan samenhangen met iets anders, zoals waar iemand werkte of leerde.
          </li>
        </ul>
      </Prose>
    </SideSection>
  );
}
