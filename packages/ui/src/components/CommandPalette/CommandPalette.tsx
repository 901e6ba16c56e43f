import { Search, X, type IconNode } from 'lucide';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useFilter } from 'react-aria/useFilter';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Dialog } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { Header, Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SearchField } from 'react-aria-components/SearchField';
import { restoreFocusOnClose } from '../../internal/focus/nearest.js';
import { TypingStatus } from '../internal/announcement/TypingStatus.js';
import * as overlay from '../internal/overlay/overlay.css.js';
import { passOn } from '../internal/overlay/passOn.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { IconButton } from '../IconButton/index.js';
import * as css from './CommandPalette.css.js';
import { useShortcut } from './useShortcut.js';

export interface Command<Id extends string = string> {
  /** Unique within the palette. */
  id: Id;
  /** Verb and object, or the name of a destination. */
  label: string;
  /** Secondary line. Part of the accessible name and of the searchable text. */
  description?: string | undefined;
  /** Additional search terms: 'cv' for 'Document toevoegen'. */
  keywords?: string | undefined;
  /** Icon from `lucide`. */
  icon?: IconNode | undefined;
  /** Visible text of the keyboard shortcut: 'Ctrl + B'. Part of the accessible name. The app handles the keys. */
  shortcut?: string | undefined;
  /** URL of the destination, which makes the command a link. */
  href?: string | undefined;
  /**
   * Disables the command.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/** Section of commands with a title. */
export interface CommandSection<Id extends string = string> {
  /** Title of the section, unique within the palette. */
  title: string;
  items: readonly Command<Id>[];
}

export interface CommandPaletteProps<Id extends string = string> extends RootProps {
  /** Commands, the most used first, as a flat list or in sections. */
  items: readonly (Command<Id> | CommandSection<Id>)[];
  /**
   * Called with the `id` of the selected command or link, after the palette has closed and focus has returned: a command
   * may move focus.
   */
  onAction?: ((id: Id) => void) | undefined;
  /** Whether the palette is open (controlled). Without it, the palette manages its own state. */
  isOpen?: boolean | undefined;
  /**
   * Whether the palette is open initially (uncontrolled).
   * @default false
   */
  defaultOpen?: boolean | undefined;
  /** Called when the open state changes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /**
   * Opens and closes the palette with Ctrl + K, or ⌘ + K on a Mac, regardless of focus.
   * @default true
   */
  opensOnShortcut?: boolean | undefined;
  /**
   * Accessible name of the dialog and its list.
   * @default 'Opdrachten'
   */
  label?: string | undefined;
  /**
   * Placeholder and accessible name of the input.
   * @default 'Zoek een opdracht'
   */
  placeholder?: string | undefined;
  /**
   * Message shown when no command matches.
   * @default 'Geen resultaten'
   */
  emptyText?: ReactNode;
}

/**
 * Dialog to find and run any command of the app by typing. Render it once per app. Focus returns to the previous
 * element when it closes. The root is the element with the role `dialog`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function CommandPalette<Id extends string = string>({
  isOpen,
  defaultOpen = false,
  onOpenChange,
  opensOnShortcut = true,
  onAction,
  ...props
}: CommandPaletteProps<Id>) {
  const [own, setOwn] = useState(defaultOpen);
  const isShown = isOpen ?? own;
  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  useShortcut(opensOnShortcut, () => change(!isShown));
  const chosen = useRef<Id>(undefined);
  const act = (id: Id) => {
    chosen.current = id;
    change(false);
  };
  const latest = useRef(onAction);
  useLayoutEffect(() => {
    latest.current = onAction;
  });
  const ref = useCallback(() => {
    const restoreFocus = restoreFocusOnClose();
    return () => {
      restoreFocus();
      // Focus returns in the next frame. After that, because a command may move it.
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (chosen.current !== undefined) latest.current?.(chosen.current);
          chosen.current = undefined;
        }),
      );
    };
  }, []);
  return (
    <ModalOverlay isOpen={isShown} onOpenChange={change} isDismissable className={css.overlay}>
      <Modal ref={ref} className={css.modal}>
        <Palette {...props} act={act} close={() => change(false)} />
      </Modal>
    </ModalOverlay>
  );
}

type Items<Id extends string> = CommandPaletteProps<Id>['items'];

/** Items that match every typed word, in any order. */
function useHits<Id extends string>(items: Items<Id>, typed: string): Items<Id> {
  const { contains } = useFilter({ sensitivity: 'base' });
  const words = typed.split(/\s+/).filter(Boolean);
  const isHit = ({ label, description = '', keywords = '' }: Command<Id>) =>
    words.every((word) => contains(`${label} ${description} ${keywords}`, word));
  return items.flatMap((item): Items<Id> => {
    if (!('items' in item)) return isHit(item) ? [item] : [];
    const hits = item.items.filter(isHit);
    return hits.length > 0 ? [{ ...item, items: hits }] : [];
  });
}

interface PaletteProps<Id extends string> extends Pick<
  CommandPaletteProps<Id>,
  'items' | 'label' | 'placeholder' | 'emptyText' | keyof RootProps
> {
  act: (id: Id) => void;
  close: () => void;
}

/** Content of the open palette. It unmounts on close, which discards the typed text. */
function Palette<Id extends string>({
  items,
  label,
  placeholder,
  emptyText,
  act,
  close,
  ...root
}: PaletteProps<Id>) {
  const formatMessage = useMessages();
  const [typed, setTyped] = useState('');
  const hits = useHits(items, typed);
  const count = hits.reduce((sum, item) => sum + ('items' in item ? item.items.length : 1), 0);
  const name = label ?? formatMessage(nl.commands);
  const prompt = placeholder ?? formatMessage(nl.findCommand);
  return (
    <Dialog aria-label={name} {...rootProps(root, css.root)}>
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <div className={css.header}>
          <Icon icon={Search} className={css.icon} />
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes focus, and this one in its field */}
          <SearchField aria-label={prompt} autoFocus className={css.field}>
            <Input placeholder={prompt} className={css.input} />
          </SearchField>
          <IconButton slot={null} icon={X} label={formatMessage(nl.close)} onPress={close} />
        </div>
        <Menu
          aria-label={name}
          className={css.list}
          onAction={(id) => act(id as Id)}
          renderEmptyState={() => (
            <div className={overlay.empty}>{emptyText ?? formatMessage(nl.noResults)}</div>
          )}
        >
          {hits.map((item) =>
            'items' in item ? (
              <MenuSection key={item.title} className={overlay.section}>
                <Header className={overlay.sectionTitle}>{item.title}</Header>
                {item.items.map((command) => (
                  <Action key={command.id} {...command} />
                ))}
              </MenuSection>
            ) : (
              <Action key={item.id} {...item} />
            ),
          )}
        </Menu>
      </Autocomplete>
      <TypingStatus
        typed={typed}
        text={count === 0 ? formatMessage(nl.noResults) : formatMessage(nl.resultCount, { count })}
      />
    </Dialog>
  );
}

function Action({ id, label, description, icon, shortcut, href, isDisabled = false }: Command) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(href !== undefined && { href })}
      onClickCapture={passOn}
      className={`${overlay.item} ${css.item}`}
      // Tab skips links too: arrow keys reach them, and focus stays in the input.
      render={({ children, ...item }) =>
        'href' in item ? (
          <a {...item} tabIndex={-1}>
            {children}
          </a>
        ) : (
          <div {...item}>{children}</div>
        )
      }
    >
      {icon !== undefined && <Icon icon={icon} />}
      <span className={`${overlay.itemLabel} ${css.label}`}>
        {label}
        {description !== undefined && <span className={overlay.description}>{description}</span>}
      </span>
      {shortcut !== undefined && <kbd className={css.shortcut}>{shortcut}</kbd>}
    </MenuItem>
  );
}
