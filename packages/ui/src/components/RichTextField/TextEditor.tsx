import { use, useRef, useState, type CSSProperties, type KeyboardEvent, type Ref } from 'react';
import { stateAttributes } from '../internal/field/stateAttributes.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { richTextOf, type RichText } from '../RichTextView/richText.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import type { Editor, EditorSnapshot } from './editor.js';
import { FormatToolbar } from './FormatToolbar.js';
import type { RichTextMention, RichTextVariable } from './RichTextField.js';
import { Suggestions } from './Suggestions.js';
import { useEditor } from './useEditor.js';
import { useSuggestions } from './useSuggestions.js';
import * as css from './RichTextField.css.js';

interface TextEditorProps {
  /** Id of the element with the text. */
  id: string;
  /** Label of the field. */
  label: string;
  name: string | undefined;
  value: RichText;
  /** The value as plain text. */
  text: string;
  onChange: (value: RichText) => void;
  rows: number;
  mentions: readonly RichTextMention[];
  variables: readonly RichTextVariable[];
  isInvalid: boolean;
  isDisabled: boolean;
  isReadOnly: boolean;
  /** Attributes that connect the text with its label and messages. */
  described: Readonly<
    Record<'aria-labelledby', string> &
      Record<'aria-describedby', string | undefined> &
      Record<'aria-required' | 'aria-invalid', 'true' | undefined>
  >;
}

/** Toolbar and text, as a textarea until the editor has loaded. */
export function TextEditor({
  id,
  label,
  name,
  value,
  text,
  onChange,
  rows,
  mentions,
  variables,
  described,
  ...state
}: TextEditorProps) {
  const { locale } = use(LanguageContext);
  const { isDisabled, isReadOnly } = state;
  const [editor, setEditor] = useState<Editor>();
  const [snapshot, setSnapshot] = useState<EditorSnapshot>();
  const { bar, ...toolbar } = useToolbarFocus(id);
  const { announcement, announceFormat } = useFormatStatus();
  const suggestions = useSuggestions({
    id: `${id}-options`,
    mentions,
    variables,
    editor,
    trigger: snapshot?.trigger,
  });
  const { isReady, hasFailed, host, area, setComposing } = useEditor({
    editor,
    setEditor,
    value,
    isEditable: !isDisabled && !isReadOnly,
    attributes: {
      ...described,
      ...suggestions.attributes,
      ...attributesOf(state),
      id,
      lang: locale,
    },
    onSnapshot: setSnapshot,
    onChange,
    onKey: suggestions.onKey,
    onToggle: announceFormat,
    onLink: toolbar.openLink,
    onToolbar: toolbar.focus,
  });

  return (
    <div
      {...stateAttributes(state)}
      className={css.frame}
      style={{ [css.rows]: rows } as CSSProperties}
    >
      <div ref={bar} role="presentation" className={css.bar} onKeyDown={toolbar.returnToText}>
        {hasFailed ? (
          <Unavailable />
        ) : (
          <FormatToolbar
            {...{ label, editor, snapshot, variables }}
            controls={id}
            isDisabled={isDisabled || isReadOnly}
            isLinkOpen={toolbar.isLinkOpen}
            onLinkOpenChange={toolbar.changeLink}
          />
        )}
      </div>
      {isReady ? (
        <div ref={host} />
      ) : (
        <PlainText
          ref={area}
          {...{ id, name, text, described, isDisabled, isReadOnly, setComposing }}
          onChange={(typed) => onChange(richTextOf(typed, variables))}
        />
      )}
      {suggestions.list !== false && <Suggestions {...suggestions.list} />}
      <VisuallyHidden>
        <span role="status">{suggestions.announcement ?? announcement}</span>
      </VisuallyHidden>
    </div>
  );
}

const attributesOf = ({
  isDisabled,
  isReadOnly,
}: Pick<TextEditorProps, 'isDisabled' | 'isReadOnly'>) => ({
  role: 'textbox',
  class: css.area,
  spellcheck: 'true',
  'aria-multiline': 'true',
  'aria-disabled': isDisabled ? 'true' : undefined,
  'aria-readonly': isReadOnly ? 'true' : undefined,
  tabindex: isDisabled ? undefined : '0',
});

interface PlainTextProps extends Pick<
  TextEditorProps,
  'id' | 'name' | 'text' | 'described' | 'isDisabled' | 'isReadOnly'
> {
  onChange: (typed: string) => void;
  setComposing: (isComposing: boolean) => void;
  ref: Ref<HTMLTextAreaElement>;
}

/** The text without an editor. */
function PlainText({
  id,
  name,
  text,
  described,
  isDisabled,
  isReadOnly,
  onChange,
  setComposing,
  ref,
}: PlainTextProps) {
  const { locale } = use(LanguageContext);
  return (
    <textarea
      ref={ref}
      {...described}
      id={id}
      name={name}
      className={css.area}
      dir="auto"
      lang={locale}
      value={text}
      disabled={isDisabled}
      readOnly={isReadOnly}
      onChange={({ target }) => onChange(target.value)}
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
    />
  );
}

function Unavailable() {
  const formatMessage = useMessages();
  return <p className={css.note}>{formatMessage(nl.formatUnavailable)}</p>;
}

/** Announces a format that a key turns on or off. The buttons announce it themselves. */
function useFormatStatus() {
  const formatMessage = useMessages();
  const [announcement, setAnnouncement] = useState('');
  const announceFormat = (format: 'bold' | 'italic', isOn: boolean) => {
    const label = formatMessage(format === 'bold' ? nl.formatBold : nl.formatItalic);
    setAnnouncement(formatMessage(isOn ? nl.formatOn : nl.formatOff, { label }));
  };
  return { announcement, announceFormat };
}

/** Focus between the text and its toolbar. */
function useToolbarFocus(textId: string) {
  const bar = useRef<HTMLDivElement>(null);
  const [isLinkOpen, setLinkOpen] = useState(false);
  const focusText = () => document.getElementById(textId)?.focus();
  return {
    bar,
    isLinkOpen,
    openLink: () => {
      setLinkOpen(true);
      return true;
    },
    changeLink: (isOpen: boolean) => {
      setLinkOpen(isOpen);
      // After the popover has restored focus.
      if (!isOpen) requestAnimationFrame(focusText);
    },
    focus: () => {
      const button = bar.current?.querySelector<HTMLElement>('button:not(:disabled)');
      button?.focus();
      return button != null;
    },
    returnToText: (event: KeyboardEvent) => {
      // React's events of the popovers bubble here too.
      if (event.key !== 'Escape' || !event.currentTarget.contains(event.target as Element)) return;
      event.stopPropagation();
      focusText();
    },
  };
}
