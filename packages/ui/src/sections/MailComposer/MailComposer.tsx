import { useId, useState } from 'react';
import type { Key } from 'react-aria-components/Select';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../../components/Button/index.js';
import { DescriptionList } from '../../components/DescriptionList/index.js';
import { Form } from '../../components/Form/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Notice } from '../../components/Notice/index.js';
import { RichTextField, type RichTextVariable } from '../../components/RichTextField/index.js';
import {
  isEmptyRichText,
  richTextOf,
  type RichText,
  type VariableValues,
} from '../../components/RichTextView/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Tab, TabList, TabPanel, Tabs } from '../../components/Tabs/index.js';
import { TextField } from '../../components/TextField/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { MailtoActions } from './MailtoActions.js';
import { missingIn } from './missingIn.js';
import { Preview } from './Preview.js';
import { TemplateChoice } from './TemplateChoice.js';
import * as css from './MailComposer.css.js';

/** Subject and text of an email. */
export interface MailDraft {
  /** Plain text, with variables as '{Voornaam}'. */
  subject: string;
  text: RichText;
}

export interface MailTemplate extends MailDraft {
  /** Unique in the list. */
  id: string;
  label: string;
}

export interface MailComposerProps extends RootProps {
  /** Heading: the purpose or the recipient of the email. */
  title: string;
  /**
   * Heading level of the title.
   * @default 2
   */
  titleLevel?: 2 | 3 | 4 | undefined;
  /** Recipient: a name and an email address. */
  to: { label: string; email: string };
  /** Email (controlled). */
  value?: MailDraft | undefined;
  /**
   * Initial email (uncontrolled).
   * @default an empty email
   */
  defaultValue?: MailDraft | undefined;
  /** Called with the email when the user changes it, for example to store a draft. */
  onChange?: ((draft: MailDraft) => void) | undefined;
  /**
   * Templates. Choosing one over typed text asks first.
   * @default []
   */
  templates?: readonly MailTemplate[] | undefined;
  /**
   * Variables of the email. Define them outside the component.
   * @default []
   */
  variables?: readonly RichTextVariable[] | undefined;
  /**
   * Values of the variables by id, for the preview and the draft.
   * @default {}
   */
  values?: VariableValues | undefined;
  /**
   * Called when the user sends the email. The form is pending until a returned promise settles. If it rejects, the text
   * remains and the user can retry. Without it, a link opens the email as a draft in the user's email program, or copies
   * it if it is too long for a link. A variable without a value is an error of its field.
   */
  onSend?: ((draft: MailDraft) => void | Promise<void>) | undefined;
  /** Called when the user opens the email as a draft, for example to log it. Whether it is sent, no app knows. */
  onDraftOpen?: ((draft: MailDraft) => void) | undefined;
}

const noDraft: MailDraft = { subject: '', text: richTextOf('') };
const noValues: VariableValues = {};
const none: readonly never[] = [];

/** Form for an email with templates, variables and a preview. It sends nothing itself. */
export function MailComposer({
  title,
  titleLevel = 2,
  to,
  value,
  defaultValue = noDraft,
  onChange,
  templates = none,
  variables = none,
  values = noValues,
  onSend,
  onDraftOpen,
  ...root
}: MailComposerProps) {
  const formatMessage = useMessages();
  const id = useId();
  const [draft, setDraft] = useControlledState(value, defaultValue, onChange);
  const [tab, setTab] = useState<Key>('write');
  const { errors, check } = useCheck(draft, { variables, values }, () => setTab('write'));
  const send = useSend(draft, onSend, check);
  return (
    <section aria-labelledby={id} {...rootProps(root, css.root)}>
      <Form onSubmit={send.onSubmit} errors={errors} isPending={send.isPending}>
        <Stack>
          <Heading id={id} level={titleLevel} size="small">
            {title}
          </Heading>
          <DescriptionList
            items={[{ term: formatMessage(nl.mailTo), description: `${to.label} (${to.email})` }]}
          />
          {templates.length > 0 && (
            <TemplateChoice
              {...{ templates, draft }}
              isDisabled={send.isPending}
              onChoose={({ subject, text }) => setDraft({ subject, text })}
            />
          )}
          <Tabs selectedKey={tab} onSelectionChange={setTab}>
            <TabList label={title}>
              <Tab id="write">{formatMessage(nl.mailWrite)}</Tab>
              <Tab id="preview">{formatMessage(nl.mailPreview)}</Tab>
            </TabList>
            {/* Stays mounted, so that undo and the errors remain. */}
            <TabPanel id="write" shouldForceMount>
              <Fields {...{ draft, variables }} onChange={setDraft} />
            </TabPanel>
            <TabPanel id="preview">
              <Preview {...{ draft, variables, values }} />
            </TabPanel>
          </Tabs>
          {send.hasFailed && <Notice tone="critical">{formatMessage(nl.mailNotSent)}</Notice>}
          {onSend === undefined ? (
            <MailtoActions
              {...{ draft, variables, values }}
              email={to.email}
              onOpen={() => {
                const isComplete = check();
                if (isComplete) onDraftOpen?.(draft);
                return isComplete;
              }}
            />
          ) : (
            <div>
              <Button type="submit">
                {formatMessage(send.hasFailed ? nl.sendAgain : nl.send)}
              </Button>
            </div>
          )}
        </Stack>
      </Form>
    </section>
  );
}

interface FieldsProps {
  draft: MailDraft;
  variables: readonly RichTextVariable[];
  onChange: (draft: MailDraft) => void;
}

function Fields({ draft, variables, onChange }: FieldsProps) {
  const formatMessage = useMessages();
  return (
    <Stack>
      <TextField
        name="subject"
        label={formatMessage(nl.mailSubject)}
        value={draft.subject}
        onChange={(subject) => onChange({ ...draft, subject })}
        isRequired
      />
      <RichTextField
        name="text"
        label={formatMessage(nl.mailText)}
        rows={10}
        variables={variables}
        value={draft.text}
        onChange={(text) => onChange({ ...draft, text })}
        isRequired
      />
    </Stack>
  );
}

/** Checks whether an email is complete. An error is at its field, in the tab that `onErrors` shows. */
function useCheck(
  draft: MailDraft,
  { variables, values }: { variables: readonly RichTextVariable[]; values: VariableValues },
  onErrors: () => void,
) {
  const formatMessage = useMessages();
  const [errors, setErrors] = useState<{ subject?: string; text?: string }>({});
  const check = () => {
    const missing = missingIn(draft, variables, values);
    const errorOf = (labels: readonly string[]) =>
      labels.length > 0 && formatMessage(nl.variablesNeeded, { labels: labels.join(', ') });
    const found = {
      subject:
        draft.subject.trim() === ''
          ? formatMessage(nl.mailSubjectNeeded)
          : errorOf(missing.subject),
      text: isEmptyRichText(draft.text) ? formatMessage(nl.mailTextNeeded) : errorOf(missing.text),
    };
    const isComplete = found.subject === false && found.text === false;
    setErrors({
      ...(found.subject !== false && { subject: found.subject }),
      ...(found.text !== false && { text: found.text }),
    });
    if (!isComplete) onErrors();
    return isComplete;
  };
  return { errors, check };
}

/** Sends a complete email, and keeps it when that fails. */
function useSend(draft: MailDraft, onSend: MailComposerProps['onSend'], check: () => boolean) {
  const [isPending, setPending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const send = async () => {
    setPending(true);
    try {
      await onSend?.(draft);
    } catch {
      setFailed(true);
    }
    setPending(false);
  };
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    if (isPending || onSend === undefined) return;
    setFailed(false);
    if (check()) void send();
  };
  return { isPending, hasFailed, onSubmit };
}
