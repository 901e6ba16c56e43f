import { Bold, Braces, Italic, List, ListOrdered, Redo2, Undo2, type IconNode } from 'lucide';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import { Menu, MenuTrigger } from '../Menu/index.js';
import { ToggleButton } from '../ToggleButton/index.js';
import { Toolbar, ToolbarGroup } from '../Toolbar/index.js';
import { Tooltip } from '../Tooltip/index.js';
import type { Editor, EditorSnapshot } from './editor.js';
import { LinkButton } from './LinkButton.js';
import type { RichTextVariable } from './RichTextField.js';

interface FormatToolbarProps {
  /** Label of the field. */
  label: string;
  /** Id of the element with the text. */
  controls: string;
  editor: Editor | undefined;
  snapshot: EditorSnapshot | undefined;
  isDisabled: boolean;
  variables: readonly RichTextVariable[];
  isLinkOpen: boolean;
  onLinkOpenChange: (isOpen: boolean) => void;
}

/**
 * Buttons for the format of the selection. A press with a pointer keeps focus in the text; with the keyboard, focus
 * stays in the toolbar.
 */
export function FormatToolbar({
  label,
  controls,
  editor,
  snapshot,
  isDisabled: isAlwaysDisabled,
  variables,
  isLinkOpen,
  onLinkOpenChange,
}: FormatToolbarProps) {
  const formatMessage = useMessages();
  const isDisabled = isAlwaysDisabled || editor === undefined;
  const formats: [Parameters<Editor['toggle']>[0], IconNode, nl.Message<string>, boolean][] = [
    ['bold', Bold, nl.formatBold, snapshot?.bold === true],
    ['italic', Italic, nl.formatItalic, snapshot?.italic === true],
    ['bulletList', List, nl.formatBullets, snapshot?.list === 'bulletList'],
    ['orderedList', ListOrdered, nl.formatNumbers, snapshot?.list === 'orderedList'],
  ];
  const history = [
    ['undo', Undo2, nl.undo, snapshot?.canUndo === true],
    ['redo', Redo2, nl.redo, snapshot?.canRedo === true],
  ] as const;
  return (
    <Toolbar label={formatMessage(nl.formatOf, { label })} aria-controls={controls}>
      <ToolbarGroup label={formatMessage(nl.format)}>
        {formats.map(([format, icon, name, isSelected]) => (
          <Tooltip key={format} text={formatMessage(name)}>
            <ToggleButton
              size="small"
              icon={icon}
              isLabelHidden
              isSelected={isSelected}
              isDisabled={isDisabled}
              preventFocusOnPress
              onPress={() => editor?.toggle(format)}
            >
              {formatMessage(name)}
            </ToggleButton>
          </Tooltip>
        ))}
        <LinkButton
          href={snapshot?.href ?? ''}
          isDisabled={isDisabled}
          isOpen={isLinkOpen}
          onOpenChange={onLinkOpenChange}
          onChange={(href) => {
            editor?.setLink(href);
            onLinkOpenChange(false);
          }}
        />
      </ToolbarGroup>
      <ToolbarGroup label={formatMessage(nl.history)}>
        {history.map(([act, icon, name, isPossible]) => (
          <Tooltip key={act} text={formatMessage(name)}>
            <IconButton
              size="small"
              icon={icon}
              label={formatMessage(name)}
              isDisabled={isDisabled || !isPossible}
              isDirectional
              preventFocusOnPress
              onPress={() => editor?.[act]()}
            />
          </Tooltip>
        ))}
      </ToolbarGroup>
      {variables.length > 0 && <VariableMenu {...{ variables, editor, isDisabled }} />}
    </Toolbar>
  );
}

/** Menu that inserts a variable, and then moves focus to the text. */
function VariableMenu({
  variables,
  editor,
  isDisabled,
}: Pick<FormatToolbarProps, 'variables' | 'editor' | 'isDisabled'>) {
  const formatMessage = useMessages();
  return (
    <ToolbarGroup label={formatMessage(nl.variables)}>
      <MenuTrigger>
        <Button size="small" variant="quiet" isDisabled={isDisabled}>
          <Icon icon={Braces} />
          {formatMessage(nl.insertVariable)}
        </Button>
        <Menu
          items={variables.map(({ id, label, example }) => ({ id, label, description: example }))}
          onAction={(id) => {
            const variable = variables.find((other) => other.id === id);
            if (variable !== undefined) editor?.insert('variable', variable);
            // After the menu has restored focus.
            requestAnimationFrame(() => editor?.focus());
          }}
        />
      </MenuTrigger>
    </ToolbarGroup>
  );
}
