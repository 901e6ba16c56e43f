import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../components/Button/index.js';
import { Form } from '../../components/Form/index.js';
import { Inline } from '../../components/Inline/index.js';
import { RichTextField, type RichTextMention } from '../../components/RichTextField/index.js';
import { parseRichText, richTextOf, type RichText } from '../../components/RichTextView/index.js';
import { Stack } from '../../components/Stack/index.js';
import { moveFocusOnRemoval } from '../../internal/focus/nearest.js';
import { textIn } from '../../internal/form/values.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';

interface ComposerProps {
  label: string;
  /** Label of the submit button. */
  submit: string;
  mentions: readonly RichTextMention[] | undefined;
  defaultValue?: RichText | undefined;
  /** Called with the text. The form is pending until the promise settles, and keeps the text if it rejects. */
  action: (text: RichText) => void | Promise<void>;
  /** Called when the user cancels. Without it, the composer is always open. */
  onCancel?: (() => void) | undefined;
}

/** Ctrl or ⌘ + Enter submits: Enter starts a new paragraph. */
const submitOnShortcut = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.currentTarget.querySelector('form')?.requestSubmit();
};

/** Form for a new comment, a reply or a change. */
export function Composer({
  label,
  submit,
  mentions,
  defaultValue,
  action,
  onCancel,
}: ComposerProps) {
  const formatMessage = useMessages();
  const [errors, setErrors] = useState<{ text?: string }>({});
  const [hasFailed, setFailed] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const opens = onCancel !== undefined;
  useLayoutEffect(() => {
    if (opens) field.current?.focus();
  }, [opens]);
  const act = async (data: FormData) => {
    const typed = textIn(data, 'text');
    setFailed(false);
    if (typed === '') {
      setErrors({ text: formatMessage(nl.commentNeeded) });
      return false;
    }
    setErrors({});
    try {
      await action(parseRichText(typed) ?? richTextOf(typed));
      return true;
    } catch {
      setFailed(true);
      setErrors({ text: formatMessage(nl.commentNotPosted) });
      return false;
    }
  };
  return (
    // The keys of the text bubble here.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- see above
    <div ref={moveFocusOnRemoval} onKeyDown={submitOnShortcut}>
      <Form action={act} errors={errors}>
        <Stack gap="s">
          <RichTextField
            name="text"
            label={label}
            rows={2}
            mentions={mentions}
            defaultValue={defaultValue}
            inputRef={field}
          />
          <Inline gap="xs">
            <Button type="submit" size="small">
              {hasFailed ? formatMessage(nl.postAgain) : submit}
            </Button>
            {onCancel !== undefined && (
              <Button size="small" variant="quiet" onPress={onCancel}>
                {formatMessage(nl.cancel)}
              </Button>
            )}
          </Inline>
        </Stack>
      </Form>
    </div>
  );
}
