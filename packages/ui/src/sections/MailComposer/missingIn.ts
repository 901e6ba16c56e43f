import {
  richTextOf,
  variablesIn,
  type RichText,
  type VariableValues,
} from '../../components/RichTextView/index.js';
import type { RichTextVariable } from '../../components/RichTextField/index.js';
import type { MailDraft } from './MailComposer.js';

interface Missing {
  subject: readonly string[];
  text: readonly string[];
}

/** Labels of the variables in a draft that have no value, by field. */
export function missingIn(
  { subject, text }: MailDraft,
  variables: readonly RichTextVariable[],
  values: VariableValues,
): Missing {
  const labelsIn = (richText: RichText) =>
    variablesIn(richText).flatMap(({ id, label }) => ((values[id] ?? '') === '' ? label : []));
  return { subject: labelsIn(richTextOf(subject, variables)), text: labelsIn(text) };
}
