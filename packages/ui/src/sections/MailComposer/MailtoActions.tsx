import { ButtonLink } from '../../components/ButtonLink/index.js';
import { CopyButton } from '../../components/CopyButton/index.js';
import { Inline } from '../../components/Inline/index.js';
import { Notice } from '../../components/Notice/index.js';
import type { RichTextVariable } from '../../components/RichTextField/index.js';
import { richTextOf, textOf, type VariableValues } from '../../components/RichTextView/index.js';
import { Stack } from '../../components/Stack/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { MailDraft } from './MailComposer.js';
import { mailtoOf } from './mailtoOf.js';

/** Characters of an address that all common email programs and browsers open, including Outlook on Windows. */
const limit = 2000;

interface MailtoActionsProps {
  email: string;
  draft: MailDraft;
  variables: readonly RichTextVariable[];
  values: VariableValues;
  /** Called when the user opens the draft. @returns whether it may open. */
  onOpen: () => boolean;
}

/** Opens the email as a draft, as plain text. Longer text can be copied instead. */
export function MailtoActions({ email, draft, variables, values, onOpen }: MailtoActionsProps) {
  const formatMessage = useMessages();
  const subject = textOf(richTextOf(draft.subject, variables), values);
  const text = textOf(draft.text, values);
  const href = mailtoOf(email, subject, text);
  const isTooLong = href.length > limit;
  return (
    <Stack gap="s">
      {isTooLong && <Notice tone="caution">{formatMessage(nl.mailTooLong)}</Notice>}
      <Inline>
        <ButtonLink
          href={isTooLong ? mailtoOf(email, subject, '') : href}
          onClick={(event) => {
            if (!onOpen()) event.preventDefault();
          }}
        >
          {formatMessage(isTooLong ? nl.mailOpenWithoutText : nl.mailOpen)}
        </ButtonLink>
        {isTooLong && <CopyButton value={text}>{formatMessage(nl.mailCopy)}</CopyButton>}
      </Inline>
    </Stack>
  );
}
