import { useState } from 'react';
import { AlertDialog } from '../../components/AlertDialog/index.js';
import { Select } from '../../components/Select/index.js';
import { isEmptyRichText } from '../../components/RichTextView/index.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { MailDraft, MailTemplate } from './MailComposer.js';

interface TemplateChoiceProps {
  templates: readonly MailTemplate[];
  draft: MailDraft;
  onChoose: (template: MailTemplate) => void;
  isDisabled: boolean;
}

/** Choice of a template. Asks before it replaces text that was typed or changed. */
export function TemplateChoice({ templates, draft, onChoose, isDisabled }: TemplateChoiceProps) {
  const formatMessage = useMessages();
  const [chosen, setChosen] = useState<MailTemplate>();
  const [asked, setAsked] = useState<MailTemplate>();
  const isTyped =
    chosen === undefined
      ? draft.subject !== '' || !isEmptyRichText(draft.text)
      : draft.subject !== chosen.subject ||
        JSON.stringify(draft.text) !== JSON.stringify(chosen.text);
  const choose = (template: MailTemplate) => {
    setChosen(template);
    onChoose(template);
  };
  return (
    <>
      <Select
        label={formatMessage(nl.mailTemplate)}
        options={templates.map(({ id, label }) => ({ id, label }))}
        value={chosen?.id ?? null}
        isDisabled={isDisabled}
        onChange={(id) => {
          const template = templates.find((other) => other.id === id);
          if (template === undefined || template === chosen) return;
          if (isTyped) setAsked(template);
          else choose(template);
        }}
      />
      <AlertDialog
        isOpen={asked !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) setAsked(undefined);
        }}
        size="small"
        title={formatMessage(nl.replaceMail)}
        confirmLabel={formatMessage(nl.replace)}
        onConfirm={() => {
          if (asked !== undefined) choose(asked);
        }}
      >
        {formatMessage(nl.replaceMailText)}
      </AlertDialog>
    </>
  );
}
