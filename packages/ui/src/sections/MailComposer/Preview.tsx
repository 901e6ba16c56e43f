import { Notice } from '../../components/Notice/index.js';
import {
  RichTextView,
  richTextOf,
  variablesIn,
  type RichText,
  type VariableValues,
} from '../../components/RichTextView/index.js';
import type { RichTextVariable } from '../../components/RichTextField/index.js';
import { Stack } from '../../components/Stack/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { MailDraft } from './MailComposer.js';
import * as css from './MailComposer.css.js';

interface PreviewProps {
  draft: MailDraft;
  variables: readonly RichTextVariable[];
  values: VariableValues;
}

/** Labels of the variables in a draft that have no value. */
function missingIn(texts: readonly RichText[], values: VariableValues): readonly string[] {
  const used = texts.flatMap(variablesIn).filter(({ id }) => (values[id] ?? '') === '');
  return [...new Set(used.map(({ label }) => label))];
}

/** The email as its recipient reads it. Names the variables without a value. */
export function Preview({ draft, variables, values }: PreviewProps) {
  const formatMessage = useMessages();
  const subject = richTextOf(draft.subject, variables);
  const missing = missingIn([subject, draft.text], values);
  return (
    <Stack>
      {missing.length > 0 && (
        <Notice tone="caution" title={formatMessage(nl.variablesMissing)}>
          {missing.join(', ')}
        </Notice>
      )}
      <RichTextView value={subject} values={values} className={css.subject} />
      <RichTextView value={draft.text} values={values} />
    </Stack>
  );
}
