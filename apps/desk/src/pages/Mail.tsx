import {
  Button,
  Form,
  richTextOf,
  Inline,
  Link,
  MailComposer,
  Notice,
  Skeleton,
  Stack,
  Text,
  TextField,
  type MailDraft,
} from '@heldermatch/ui';
import { useState } from 'react';
import { safeParse, type GenericSchema } from 'valibot';
import { useLocation, useParams } from 'wouter';
import type { Applicant } from '../data/candidates.ts';
import { useDesk, usePart } from '../desk.tsx';
import { unnamed } from '../log.ts';
import { EmailSchema, interviewsIn } from '../entries.ts';
import { emailIn, mailsIn, mailVariables, valuesFor } from '../mails.ts';
import { filledMail, mailTemplates } from '../mailTemplates.ts';
import { useVacancy, type OpenVacancy } from '../openVacancy.ts';
import { termIn } from '../retention.ts';
import type { CvText } from '../store.ts';
import { textIn } from '../textIn.ts';
import { Title } from '../Title.tsx';
import { showSaveError, toasts } from '../toasts.ts';
import { filledLine, type Vacancy } from '../vacancy.ts';
import { NoCandidate } from './NoCandidate.tsx';
import { useCv } from './useCv.ts';

/** Page on which the user writes an email to a candidate. */
export function Mail({ vacancy }: { vacancy: Vacancy }) {
  const { candidate = '' } = useParams();
  const isRead = usePart({ vacancy: vacancy.id, candidates: [candidate] });
  const open = useVacancy(vacancy);
  const { may } = useDesk();
  const applicant = open.applicants.find(({ id }) => id === candidate);
  const cv = useCv(applicant, open);
  if (isRead && applicant === undefined) return <NoCandidate {...{ vacancy }} />;
  if (applicant === undefined) return <Skeleton lines={8} />;
  return (
    <Stack gap="l">
      <Title>{`Mail aan ${applicant.title}`}</Title>
      {!isRead || !cv.isRead ? (
        <Skeleton lines={8} />
      ) : may('mail') ? (
        <Writing {...{ open, applicant }} pages={cv.pages} />
      ) : (
        <Text>Een recruiter van uw team mailt de kandidaat.</Text>
      )}
      <p>
        <Link href={`/vacancies/${vacancy.id}/candidates?candidate=${candidate}`}>
          Terug naar de kandidaat
        </Link>
      </p>
    </Stack>
  );
}

interface Recipient {
  email: string;
  name: string;
}

interface WritingProps {
  open: OpenVacancy;
  applicant: Applicant;
  /** Pages of the CV. */
  pages: CvText;
}

const noDraft: MailDraft = { subject: '', text: richTextOf('') };

/** The recipient, which the user checks first, and the email. */
function Writing({ open, applicant, pages }: WritingProps) {
  const { team } = useDesk();
  const [recipient, setRecipient] = useState<Recipient>();
  const [isChosen, setChosen] = useState(false);
  const [draft, setDraft] = useState(noDraft);
  const { send, openDraft, values } = useMail(open, applicant, recipient);
  if (recipient === undefined || !isChosen) {
    return (
      <RecipientForm
        {...{ open, applicant, pages, recipient }}
        onChoose={(chosen) => {
          setRecipient(chosen);
          setChosen(true);
        }}
      />
    );
  }
  return (
    <Stack gap="m">
      {values.sender === undefined && (
        <Notice title="Wie bent u?">
          Onder de mail komt uw naam te staan. <Link href="/settings">Vul uw naam in</Link>.
        </Notice>
      )}
      <MailComposer
        title="De mail"
        to={{ label: recipient.name, email: recipient.email }}
        value={draft}
        onChange={setDraft}
        templates={mailTemplates}
        variables={mailVariables}
        {...{ values }}
        {...(team === undefined ? { onDraftOpen: openDraft } : { onSend: send })}
      />
      <Inline>
        <Button variant="quiet" size="small" onPress={() => setChosen(false)}>
          Ontvanger wijzigen
        </Button>
      </Inline>
      <Text size="small" emphasis="muted">
        {team === undefined
          ? 'De mail opent in uw eigen mailprogramma, dat hem verzendt. In het logboek komt dat u dit concept opende, met de tekst.'
          : 'De database van uw team verzendt de mail, en bewaart hem in het logboek. Een antwoord van de kandidaat komt in uw eigen mailbox.'}
      </Text>
    </Stack>
  );
}

/** Values of the variables, and functions that record the email with them. */
function useMail(open: OpenVacancy, { id: candidate, title }: Applicant, recipient?: Recipient) {
  const { by } = useDesk();
  const [, navigate] = useLocation();
  const { vacancy, entries, judgement, record } = open;
  const values = valuesFor({
    name: recipient?.name ?? title,
    vacancy,
    interview: interviewsIn(entries).get(candidate),
    decision: judgement.decisions.get(candidate),
    term: termIn(entries)(candidate),
    sender: by === unnamed ? undefined : by,
  });
  const recordMail = (draft: MailDraft, isDraft?: true) =>
    record({
      type: 'mail',
      candidate,
      to: recipient?.email ?? '',
      ...filledMail(draft, values),
      isDraft,
    });
  const send = async (draft: MailDraft) => {
    try {
      await recordMail(draft);
    } catch (error) {
      // The form keeps the text and reports that it failed; the toast explains it.
      showSaveError(error);
      throw error;
    }
    toasts.show({
      tone: 'positive',
      title: 'De mail gaat zo weg',
      description: 'Bij de kandidaat ziet u wanneer hij is verzonden.',
    });
    navigate(`/vacancies/${vacancy.id}/candidates?candidate=${candidate}`);
  };
  const openDraft = (draft: MailDraft) => {
    recordMail(draft, true).then(
      () => toasts.show({ tone: 'positive', title: 'Concept vastgelegd in het logboek' }),
      showSaveError,
    );
  };
  return { values, send, openDraft };
}

const NameSchema = filledLine('Vul de naam in');

const errorOf = (schema: GenericSchema<unknown, string>, value: string) =>
  safeParse(schema, value).issues?.[0].message;

interface RecipientFormProps extends WritingProps {
  recipient: Recipient | undefined;
  onChoose: (recipient: Recipient) => void;
}

/** Asks for the recipient. An address from the CV is a suggestion, which the user checks. */
function RecipientForm({ open, applicant, pages, recipient, onChoose }: RecipientFormProps) {
  const [errors, setErrors] = useState<{ email?: string; name?: string }>({});
  const earlier = mailsIn(open.entries, applicant.id)[0]?.to;
  const found = emailIn(pages);
  const choose = (data: FormData) => {
    const [email, name] = [textIn(data, 'email'), textIn(data, 'name')];
    const [wrongEmail, wrongName] = [errorOf(EmailSchema, email), errorOf(NameSchema, name)];
    if (wrongEmail === undefined && wrongName === undefined) return onChoose({ email, name });
    setErrors({
      ...(wrongEmail !== undefined && { email: wrongEmail }),
      ...(wrongName !== undefined && { name: wrongName }),
    });
    return false;
  };
  return (
    <Form action={choose} errors={errors} necessityIndicator="optional">
      <Stack gap="m" align="start">
        <TextField
          type="email"
          name="email"
          label="E-mailadres van de kandidaat"
          description={originOf(earlier, found)}
          defaultValue={recipient?.email ?? earlier ?? found ?? ''}
          autoComplete="off"
          isRequired
        />
        <TextField
          name="name"
          label="Naam in de aanhef"
          description="Na ‘Beste’."
          defaultValue={recipient?.name ?? applicant.title}
          autoComplete="off"
          isRequired
        />
        <Button type="submit">Mail schrijven</Button>
      </Stack>
    </Form>
  );
}

function originOf(earlier: string | undefined, found: string | undefined): string {
  if (earlier !== undefined) return 'Van de vorige mail. Klopt het nog?';
  if (found !== undefined) return 'Het eerste adres in het cv. Is het van de kandidaat?';
  return 'In het cv staat geen adres.';
}
