import { sumInWords, totalIfScored } from '@heldermatch/scorecard';
import {
  Button,
  DescriptionList,
  DocumentViewer,
  Heading,
  Inline,
  Link,
  Skeleton,
  Stack,
  Text,
} from '@heldermatch/ui';
import { useParams } from 'wouter';
import { accessData, type AccessData } from '../access.ts';
import type { Applicant } from '../data/candidates.ts';
import { useDesk, usePart } from '../desk.tsx';
import { useVacancy, type OpenVacancy } from '../openVacancy.ts';
import { useJudged } from '../details.ts';
import { saveJson } from '../download.ts';
import { currentDate } from '../currentDate.ts';
import { formatDate, formatMoment } from '../format.ts';
import type { Upload } from '../store.ts';
import { Title } from '../Title.tsx';
import { showSaveError } from '../toasts.ts';
import type { Vacancy } from '../vacancy.ts';
import { NoCandidate } from './NoCandidate.tsx';
import { Section } from './Section.tsx';
import { useCv } from './useCv.ts';

/** Page with everything that is stored about an added candidate, to print or download for an access request. */
export function Access({ vacancy }: { vacancy: Vacancy }) {
  const { candidate = '' } = useParams();
  const isRead = usePart({ vacancy: vacancy.id, candidates: [candidate] });
  const open = useVacancy(vacancy);
  const { uploads } = useDesk();
  const upload = uploads.find(({ id }) => id === candidate);
  const applicant = open.applicants.find(({ id }) => id === candidate);
  if (!isRead) return <Skeleton lines={8} />;
  if (upload === undefined || applicant === undefined) {
    return <NoCandidate {...{ vacancy }} />;
  }
  return <Data {...{ open, applicant, upload }} />;
}

interface DataProps {
  open: OpenVacancy;
  applicant: Applicant;
  upload: Upload;
}

function Data({ open, applicant, upload }: DataProps) {
  const { id: candidate, title: name } = applicant;
  const cv = useCv(applicant, open);
  const scorecard = useJudged(open)(applicant);
  const data = accessData(open, applicant, { upload, scorecard, cv: cv.pages });
  /** Records that the data were taken out before they are. */
  const disclose = async (take: () => void) => {
    try {
      await open.record({ type: 'disclosure', candidate });
      take();
    } catch (error) {
      showSaveError(error);
    }
  };
  return (
    <Stack gap="l">
      <Title>{`Gegevens van ${name}`}</Title>
      <Stack gap="xl">
        <Stack>
          <Text>Alles wat over deze kandidaat is bewaard (artikel 15 AVG).</Text>
          <p className="printOnly">{`Opgemaakt op ${formatDate(currentDate())}.`}</p>
          <div className="screenOnly">
            <Stack gap="s" align="start">
              <Inline gap="s">
                <Button isDisabled={!cv.isRead} onPress={() => void disclose(() => print())}>
                  Afdrukken of bewaren als pdf
                </Button>
                <Button
                  variant="secondary"
                  isDisabled={!cv.isRead}
                  onPress={() => void disclose(() => saveJson(`gegevens-${name}.json`, data))}
                >
                  Downloaden als JSON
                </Button>
              </Inline>
              <Text size="small" emphasis="muted">
                In het logboek komt dat u de gegevens ophaalde. Namen van collega’s staan er niet
                in.
              </Text>
              <Link href={`/vacancies/${open.vacancy.id}/candidates?candidate=${candidate}`}>
                Terug naar de kandidaat
              </Link>
            </Stack>
          </div>
        </Stack>
        <Facts data={data} />
        <Scores data={data} />
        <Happenings data={data} />
        <Section title="De tekst van het cv">
          {cv.emptyText === undefined ? (
            <DocumentViewer label={`Cv van ${name}`} pages={cv.pages} />
          ) : (
            <Text>{cv.emptyText}</Text>
          )}
        </Section>
        <Section title="Wat de kandidaat kan vragen">
          <Text>
            Een kandidaat kan vragen om zijn gegevens te verbeteren of te verwijderen, en om een
            nieuwe beoordeling door een mens. Ook kan hij bezwaar maken (artikelen 16, 17, 21 en 22
            AVG). Komt hij er met ons niet uit, dan kan hij een klacht indienen bij de Autoriteit
            Persoonsgegevens.
          </Text>
        </Section>
      </Stack>
    </Stack>
  );
}

function Facts({ data: { candidate, vacancy, engine, keptUntil } }: { data: AccessData }) {
  return (
    <Section title="Wat er is bewaard">
      <DescriptionList
        items={[
          { term: 'Naam', description: candidate.name },
          { term: 'Vacature', description: vacancy.title },
          {
            term: 'Van het cv',
            description:
              candidate.file === undefined
                ? 'De tekst'
                : `De tekst en het bestand ${candidate.file}`,
          },
          {
            term: 'Scores van',
            description:
              engine === undefined ? 'Niemand' : `${engine}. Een mens leest het bewijs en beslist.`,
          },
          {
            term: 'Bewaard tot',
            description:
              keptUntil === undefined
                ? 'Vier weken nadat de vacature is gesloten'
                : formatDate(keptUntil),
          },
          {
            term: 'Gezocht naar',
            description: vacancy.requirements.map(({ title }) => title).join(', '),
          },
        ]}
      />
    </Section>
  );
}

const weightLabels = { light: 'telt licht', normal: 'telt gewoon', heavy: 'telt zwaar' };

function Scores({ data: { scorecard } }: { data: AccessData }) {
  const weights = new Map(scorecard.map(({ id, weight }) => [id, weight]));
  const total = totalIfScored(scorecard, weights);
  return (
    <Section title="Scores">
      {scorecard.length === 0 && <Text>Dit cv is niet gescoord.</Text>}
      {scorecard.map(({ id, title, score, weight, why, evidence }) => (
        <Stack key={id} gap="xs">
          <Heading level={3} size="small">
            {`${title}: ${score === undefined ? 'geen score' : `${score}%`} (${weightLabels[weight]})`}
          </Heading>
          <Text>{why}</Text>
          {evidence.map((passage) => (
            <blockquote key={passage.reference}>
              {`‘${passage.quote}’ (pagina ${passage.page})`}
            </blockquote>
          ))}
        </Stack>
      ))}
      {total !== undefined && <Text>{`Totaal: ${total.score}%. ${sumInWords(total)}`}</Text>}
    </Section>
  );
}

function Happenings({ data: { happenings } }: { data: AccessData }) {
  return (
    <Section title="Wat er gebeurde">
      <DescriptionList
        items={happenings.map(({ at, kind, text, reason, isUndone }, index) => ({
          term: `${index + 1}. ${formatMoment(at)}`,
          description: [
            `${kind}: ${text}${isUndone ? ' (later ongedaan gemaakt)' : ''}`,
            ...(reason === undefined || reason === '' ? [] : [`‘${reason}’`]),
          ].join('. '),
        }))}
      />
    </Section>
  );
}
