import { Button, Heading, Inline, Link, Stack, Text } from '@heldermatch/ui';
import type { Applicant } from '../data/candidates.ts';
import { useDesk } from '../desk.tsx';
import type { OpenVacancy } from '../openVacancy.ts';
import { saveFile } from '../download.ts';
import { additionsIn } from '../entries.ts';
import { currentDate } from '../currentDate.ts';
import { formatDate, formatMoment } from '../format.ts';
import { consentsIn, consentUntil, termIn } from '../retention.ts';
import { showSaveError, toasts } from '../toasts.ts';
import { RemoveButton } from './RemoveCandidate.tsx';

interface PersonalDataProps {
  open: OpenVacancy;
  applicant: Applicant;
  onRemoved: () => void;
}

/** Origin and term of an added candidate's data, and the candidate's rights: consent, access and erasure. */
export function PersonalData({ open, applicant, onRemoved }: PersonalDataProps) {
  const { vacancy, entries, record } = open;
  const { id: candidate, title: name } = applicant;
  const { store, uploads, team, may } = useDesk();
  const { file } = uploads.find(({ id }) => id === candidate) ?? {};
  const added = additionsIn(entries).get(candidate);
  const consent = consentsIn(entries).get(candidate) ?? '';
  const hasConsent = consent > currentDate();
  const setConsent = (until: string) =>
    void record({ type: 'consent', candidate, until }).catch(showSaveError);
  const saveCv = async (fileName: string) => {
    const content = await store.readFile(candidate);
    if (content !== undefined) return saveFile(fileName, content);
    return toasts.show({
      tone: 'critical',
      title: 'Het bestand is er niet meer',
      description: 'De tekst van het cv is er nog wel.',
    });
  };
  return (
    <Stack gap="s" align="start">
      <Heading level={3} size="small">
        Gegevens van de kandidaat
      </Heading>
      {added !== undefined && (
        <Text>{`Toegevoegd door ${added.by} op ${formatMoment(added.at)}.`}</Text>
      )}
      <Text>
        {termInWords(termIn(entries)(candidate), {
          consent: hasConsent ? consent : undefined,
          isRemovedByTeam: team !== undefined,
        })}
      </Text>
      <Inline gap="s">
        {may('disclosure') && (
          <Link href={`/vacancies/${vacancy.id}/candidates/${candidate}/data`}>
            Gegevens voor een inzageverzoek
          </Link>
        )}
        {file !== undefined && (
          <Button
            variant="secondary"
            size="small"
            onPress={() => void saveCv(file).catch(showSaveError)}
          >
            Bestand downloaden
          </Button>
        )}
      </Inline>
      <Inline gap="s">
        {may('consent') && (
          <Button
            variant="secondary"
            size="small"
            onPress={() => setConsent(hasConsent ? currentDate() : consentUntil())}
          >
            {hasConsent ? 'Toestemming is ingetrokken' : 'Kandidaat gaf toestemming voor een jaar'}
          </Button>
        )}
        {may('removal') && <RemoveButton {...{ candidate, name, vacancy, onRemoved }} />}
      </Inline>
    </Stack>
  );
}

interface TermOptions {
  /** Date until which consent holds. */
  consent: string | undefined;
  /** Whether a team's database removes candidates itself. */
  isRemovedByTeam: boolean;
}

/** Describes until when the data may be kept. */
function termInWords(term: string | undefined, { consent, isRemovedByTeam }: TermOptions): string {
  if (term !== undefined && term < currentDate()) {
    const action = isRemovedByTeam
      ? 'De database verwijdert deze kandidaat zodra er geen verzoek meer loopt.'
      : 'Verwijder deze kandidaat.';
    return `De bewaartermijn eindigde op ${formatDate(term)}. ${action}`;
  }
  if (consent !== undefined)
    return `Met toestemming mag het cv blijven tot ${formatDate(consent)}.`;
  return term === undefined
    ? 'Het cv mag blijven tot vier weken nadat de vacature is gesloten.'
    : `De vacature is gesloten. Het cv mag blijven tot ${formatDate(term)}.`;
}
