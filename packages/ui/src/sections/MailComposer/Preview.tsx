import { Notice } from '../../components/Notice/index.js';
import {
  RichTextView,
  richTextOf,
  type VariableValues,
} from '../../components/RichTextView/index.js';
import type { RichTextVariable } from '../../components/RichTextField/index.js';
import { Stack } from '../../components/Stack/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { MailDraft } from './MailComposer.js';
import { missingIn } from './missingIn.js';
import * as css from './MailComposer.css.js';

interface PreviewProps {
  draft: MailDraft;
  variables: readonly RichTextVariable[];
  values: VariableValues;
}

/** The email as its recipient reads it. Names the variables without a value. */
export function Preview({ draft, variables, values }: PreviewProps) {
  const formatMessage = useMessages();
  const subject = richTextOf(draft.subject, variables);
  const missing = missingIn(draft, variables, values);
  const labels = new Set([...missing.subject, ...missing.text]);
  return (
    <Stack>
      {labels.size > 0 && (
        <Notice tone="caution" title={formatMessage(nl.variablesMissing)}>
          {[...labels].join(', ')}
        </Notice>
      )}
      <RichTextView value={subject} values={values} className={css.subject} />
      <RichTextView value={draft.text} values={values} />
    </Stack>
  );
}
